/** What each call is for, by the name of its route. */
export const calls = {
  'health.health.live': 'فرایند زنده است',
  'health.health.ready': 'پایگاه داده و مهاجرت‌ها آماده‌اند',
  'health.health.jobs': 'کارهای پس‌زمینه برداشته می‌شوند',
  'metrics': 'سنجه‌ها به شکل متنی Prometheus',
  'admin.exports.show': 'پیشرفت یک خروجی بزرگ',
  'distributor.exports.show': 'پیشرفت یک خروجی بزرگ شرکت پخش',
  'exports.file': 'فایل خروجی با پیوند امضاشده',
}
