const left = ['زمان ثبت', 'نام', 'موبایل']
const worked = ['وضعیت', 'پیگیری‌کننده', 'نتیجه', 'پایان پیگیری']

/** The headers of the exports of what people leave to be answered. */
export const leadColumns = {
  'leads': [...left, 'نام فروشگاه', 'استان', 'شهر', 'شرح', ...worked],
  'call-infos': [...left, 'موضوع', 'شرح', 'تصویر دارد', ...worked],
  'manual-reports': [...left, 'موضوع', 'تاریخ رویداد', 'شرح', 'گزارش‌دهنده', ...worked],
}
