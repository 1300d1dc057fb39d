/** The headers of the export of files of invoices. */
export const uploadColumns: Record<string, string[]> = {
  'order-uploads': [
    ...['نام فایل', 'شرکت پخش', 'شعبه پخش', 'وضعیت', 'شمار فاکتورها', 'فاکتورهای آماده ثبت'],
    ...['فاکتورهای ثبت‌شده', 'فرستنده فایل', 'زمان ثبت', 'زمان پایان'],
  ],
}
