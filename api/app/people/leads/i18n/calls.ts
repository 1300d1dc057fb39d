import { below } from '#app/platform/i18n/below'

const contactWork = {
  claim: 'برداشتن برای پیگیری',
  release: 'رها کردن پیگیری',
  finish: 'پایان پیگیری با نتیجه',
  reject: 'رد با دلیل',
  note: 'یادداشت در تاریخچه',
}

/** What each call is for, by the name of its route. */
export const calls = {
  'leads.lead': 'سرنخ از غرفه یا صفحه آغاز؛ روزی سه بار برای هر شماره',
  'leads.call_info': 'درخواست تماس، با تصویر اگر باشد',
  'leads.waiting': 'درخواست‌هایی که همین مرورگر یا مشتری فرستاده و هنوز در انتظار است',
  'leads.manual_report': 'گزارش دستی کارکنان',
  'admin.leads.manual_report': 'گزارش دستی کارکنان',
  'leads.picture': 'تصویر پیوست درخواست تماس',
  ...below(['leads.leads', 'leads.call-infos', 'leads.manual-reports'], contactWork),
}
