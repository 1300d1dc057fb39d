/** What each call is for, by the name of its route. */
export const calls = {
  'health.health.live': 'فرایند زنده است',
  'health.health.ready': 'پایگاه داده و مهاجرت‌ها آماده‌اند',
  'health.health.jobs': 'کارهای پس‌زمینه برداشته می‌شوند',
  'metrics': 'سنجه‌ها به شکل متنی Prometheus',
  'admin.exports.show': 'پیشرفت یک خروجی بزرگ',
  'distributor.exports.show': 'پیشرفت یک خروجی بزرگ شرکت پخش',
  'signed_files.show':
    'فایلی که کسب‌نو امضا کرده است: گونه، زمان صدور و چکیده، برای هر کس که آن را دارد',
  'exports.file': 'فایل خروجی با پیوند امضاشده',
  'admin.commands.change_requests.approve': 'تأیید یک درخواست به دست نفر دوم، از هر گونه',
  'admin.commands.change_requests.reject': 'رد یک درخواست به دست نفر دوم',
  'admin.commands.change_requests.withdraw': 'پس گرفتن یک درخواست به دست درخواست‌کننده',
  'admin.commands.change_requests.approve_all':
    'تأیید چند درخواست با یک دلیل؛ هر یک جداگانه پاسخ می‌گیرد',
  'admin.commands.change_requests.reject_all':
    'رد چند درخواست با یک دلیل؛ هر یک جداگانه پاسخ می‌گیرد',
}
