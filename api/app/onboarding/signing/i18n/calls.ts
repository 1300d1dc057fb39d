/** What each call is for, by the name of its route. */
export const calls = {
  'signing.check': 'جایگاه شخص در امضای دیجیتال و گام بعدی او',
  'signing.digest': 'متن سندی که امضا می‌شود، با چکیده آن',
  'signing.info-inquiry': 'تطبیق هویت نزد سامانه امضا و آغاز ثبت‌نام',
  'signing.random-sentence': 'جمله‌ای که شخص در ویدیو می‌خواند، با مهلت آن',
  'signing.video': 'ویدیوی چهره؛ حداکثر ۱۶ مگابایت و ۱۵۰ ثانیه',
  'signing.signature': 'تصویر امضا',
  'signing.enrollment': 'ارسال مدارک به سامانه امضا؛ تکرار آن چیزی را تغییر نمی‌دهد',
  'signing.sign': 'بردن سند به سامانه امضا؛ صفحه‌ای که مرورگر باید به آن برود',
  'signing.callback': 'پیام سامانه امضا؛ پیش از هر تغییر از خود سامانه پرسیده می‌شود',
  'signing.redirect': 'بازگشت مرورگر از سامانه امضا به صفحه نتیجه',
  'signing.android-info': 'نسخه برنامه اندروید و لزوم به‌روزرسانی',
  'signing.app-market-info': 'جاهایی که برنامه را می‌توان گرفت',
  'admin.signature-enrollments.video': 'ویدیوی چهره یک ثبت‌نام؛ هر بار دیدن ثبت می‌شود',
  'admin.signature-enrollments.signature': 'تصویر امضای یک ثبت‌نام؛ هر بار دیدن ثبت می‌شود',
}
