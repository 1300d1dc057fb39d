/** What each call is for, by the name of its route. */
export const calls = {
  'card-holders.index': 'دارندگان کارت شرکت، با مرحله، کارت، سقف و هزینه این ماه هر یک',
  'card-holders.former': 'دارندگان پیشین کارت‌های شرکت، که صورت‌حسابشان مانده است',
  'card-holders.held':
    'کارت‌های شرکتی که در دست شخص است یا بوده است، با گام بعدی و سقف هر یک؛ با هر نشستی از او',
  'card-holders.show': 'یک دارنده کارت شرکت',
  'card-holders.register': 'معرفی دارنده کارت؛ پس از رد، با همان شماره دوباره فرستاده می‌شود',
  'card-holders.remove': 'برداشتن دارنده؛ کارت او هر جا که باشد مسدود می‌شود',
  'card-holders.contract':
    'بارگذاری قرارداد صدور کارت، دست بالا ۴٬۰۰۰٬۰۰۰ بایت؛ امضاهای قرارداد پیشین باطل می‌شود',
  'card-holders.contract-form': 'فرم قرارداد صدور کارت برای چاپ، امضا و مهر',
  'card-holders.approbation': 'امضاهای قرارداد صدور کارت و آنچه از کاربر خواسته است',
  'card-holders.evidence':
    'مدرک امضاهای قرارداد صدور کارت برای مدیرعامل؛ هر دریافت در رد تغییرات می‌ماند',
  'card-holders.sign-code': 'فرستادن کد امضای قرارداد صدور کارت',
  'card-holders.sign': 'امضای قرارداد صدور کارت با کد',
  'card-holders.refuse': 'رد قرارداد صدور کارت با کد و دلیل',
  'card-holders.token': 'امضای قرارداد صدور کارت با گواهی دیجیتال، در صفحه سامانه امضا',
  'card-holders.nudge': 'یادآوری پیامکی به کسانی که قرارداد را امضا نکرده‌اند، ساعتی یک بار',
  'card-holders.ceiling': 'سقف ماهانه پرداخت با کارت، به ریال؛ null سقف را برمی‌دارد',
  'card-holders.assign': 'تعیین نشانی تحویل کارت از نشانی‌های شرکت، تا پیش از چاپ',
  'card-holders.block-code': 'فرستادن کد مسدود کردن کارت برای مدیرعامل',
  'card-holders.block': 'مسدود کردن کارت یک دارنده با کد مدیرعامل؛ کارت‌های دیگر می‌مانند',
  'card-holders.paper': 'تصویر مدرک دارنده کارت یا قرارداد او، با پیوند امضاشده و کوتاه‌عمر',
  'card-holders.review.claim': 'برداشتن دارنده کارت برای بررسی',
  'card-holders.review.release': 'رها کردن دارنده کارت',
  'card-holders.review.verify': 'تأیید دارنده کارت',
  'card-holders.review.reject': 'رد دارنده کارت با دلیل',
  'card-holders.review.reopen':
    'بازگرداندن دارنده کارت به بررسی؛ تا یک دقیقه بی دلیل و تنها از سوی تصمیم‌گیرنده',
  'card-holders.review.reopen-contract': 'بازگرداندن قرارداد صدور کارت به بررسی',
  'card-holders.review.verify-contract': 'تأیید قرارداد صدور کارت',
  'card-holders.review.reject-contract': 'رد قرارداد صدور کارت با دلیل',
}
