/** What each call is for, by the name of its route. */
export const calls = {
  'statements.obligations': 'هر آن‌چه مشتری بدهکار است و کی، با اثر پرداخت امروز',
  'statements.statement':
    'صورت‌حساب کیف پول و اعتبار در یک بازه: مانده آغاز، همه گردش‌ها، مانده پایان',
  'statements.holder.statement':
    'صورت‌حساب خریدهای یک دارنده کارت شرکت: خرید، برگشت، بازپرداخت و مانده بدهی آن‌ها',
  'statements.holder.obligations': 'هر آن‌چه شرکت بابت خریدهای یک دارنده کارت بدهکار است و کی',
  'admin.customers.view':
    'آنچه مشتری در صفحه‌های خود می‌بیند؛ تنها برای دیدن، با ثبت در رد تغییرات',
}
