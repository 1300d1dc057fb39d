import { below } from '#app/platform/i18n/below'

const callsOfKeepers = {
  'cards.self': 'تازه‌ترین کارتی که در دست شخص است، با شماره کامل',
  'cards.cvv_2': 'CVV2 کارتی که تحویل شده و فعال نیست؛ هر بار شمرده می‌شود',
  'card_secrets.cvv_2':
    'CVV2 کارت فعال، هر بار با کد پیامک‌شده؛ از صادرکننده پرسیده و شمرده می‌شود',
  'card_secrets.check_cvv_2':
    'آیا CVV2 کارتی که باید فعال شود درست است؛ خطاها با فعال‌سازی با هم شمرده می‌شوند',
  'cards.activate': 'فعال‌سازی کارت تحویل‌شده با CVV2 و رمز تازه',
  'cards.disable': 'مسدود کردن کارت با کد پیامک‌شده',
  'card_freezes.freeze': 'بستن موقت کارت به دست دارنده، بی‌درنگ و بی کد',
  'card_freezes.unfreeze': 'باز کردن کارتی که دارنده موقتاً بسته است، با کد پیامک‌شده',
  'cards.reissue': 'کارت تازه به جای کارت مسدود یا ازکارافتاده',
  'otp_start': 'فرستادن کد برای مسدود کردن یا باز کردن کارت، دیدن CVV2، یا رمز فراموش‌شده',
  'otp_resend': 'فرستادن دوباره کد کارت پس از پایان اعتبار',
  'card_secrets.forget': 'رمز تازه به جای رمز فراموش‌شده، با کد پیامک‌شده',
  'card_secrets.reset_status': 'آیا رمز فراموش‌شده کارت را می‌توان تازه کرد، و مهلت کد',
  'card_secrets.change': 'تغییر رمز کارت با رمز کنونی',
  'agreement_info': 'کارمزد، قرارداد و کارت فعال؛ راه فعال‌سازی کارت از این‌هاست',
}

const parcelReports = {
  'accepted': 'مرسوله در پست پذیرفته شد',
  'in-transit': 'مرسوله در راه است',
  'out-for-delivery': 'مرسوله در دست نامه‌رسان است',
  'delivered': 'مرسوله تحویل شد؛ کارت تحویل‌شده به شمار می‌آید',
  'failed-delivery': 'مرسوله تحویل نشد و دوباره برده می‌شود',
  'returned-to-sender': 'مرسوله برگشت خورد؛ کارت به صف چاپ برمی‌گردد',
}

export const calls = {
  ...below(['cards', 'cards.legal'], callsOfKeepers),
  'cards.delivery_addresses.index': 'نشانی‌هایی که کارت به آن‌ها فرستاده می‌شود',
  'cards.delivery_addresses.show': 'نشانی تحویل یک کارت، آن‌گونه که هنگام انتخاب بود',
  'cards.delivery_addresses.is_assigned': 'آیا نشانی تحویل کارت انتخاب شده است',
  'cards.delivery_addresses.choose': 'انتخاب نشانی تحویل کارت، تا پیش از چاپ',
  'cards.admin_cards.print': 'ثبت چاپ کارتی که در صف چاپ است؛ مرسوله آن ساخته می‌شود',
  'cards.admin_cards.confirm_address':
    'تأیید نشانی تحویل کارتی که پست برگردانده است، یا فرستادن آن به نشانی دیگری از دارنده، با دلیل',
  'cards.admin_cards.disable': 'از کار انداختن کارت با دلیل',
  'cards.print_batches.store': 'ساخت دسته چاپ از همه کارت‌های صف چاپ',
  'cards.print_batches.file': 'فایل چاپخانه با شماره کامل کارت‌ها؛ هر دریافت ثبت می‌شود',
  'cards.print_batches.result': 'ورود نتیجه چاپخانه، سطر به سطر',
  'cards.print_batches.cancel':
    'درخواست لغو دسته‌ای که پاسخش نمی‌رسد؛ با تأیید نفر دوم کارت‌ها به صف چاپ بازمی‌گردند',
  'cards.parcels.answers': 'ورود پاسخ پست از فایل، سطر به سطر؛ فایل تکراری چیزی را جابه‌جا نمی‌کند',
  ...below(['cards.parcels', 'courier.parcels'], parcelReports),
}
