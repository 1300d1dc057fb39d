/** The headers of the export of who holds companies' cards. */
export const cardHolderColumns: Record<string, string[]> = {
  'card-holders': [
    ...['زمان ثبت', 'شرکت', 'دارنده کارت', 'موبایل', 'کد ملی', 'بررسی دارنده', 'بررسی قرارداد'],
    ...['امضای قرارداد', 'شماره کارت', 'وضعیت کارت', 'سقف ماهانه (ریال)', 'زمان ارسال'],
    'زمان برداشتن',
  ],
}
