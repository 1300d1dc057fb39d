export const calls = {
  'orders.credit_consents.index':
    'شرکت‌های پخشی که مانده اعتبار مشتری را می‌بینند یا دیگر نمی‌بینند',
  'orders.credit_consents.show': 'آیا شرکت پخش مانده اعتبار مشتری را می‌بیند',
  'orders.credit_consents.update': 'اجازه دادن به شرکت پخش برای دیدن مانده اعتبار، یا پس گرفتن آن',
  'orders.home': 'آنچه صفحه خانه نشان می‌دهد، در یک پاسخ',
  'orders.home.open': 'تازه کردن نشست و خواندن صفحه خانه با یک درخواست',
  'orders.orders.index': 'فاکتورهای یک طرح',
  'orders.orders.export': 'فاکتورهای یک طرح در یک فایل، با همان صافی‌ها',
  'orders.orders.pending': 'فاکتورهای پرداخت‌نشده',
  'orders.orders.completed': 'فاکتورهای پرداخت‌شده و پایان‌یافته',
  'orders.orders.show': 'جزئیات فاکتور',
  'orders.orders.versions': 'نسخه‌های ردیف‌های یک فاکتور: آنچه بود، آنچه پرداخت شد و آنچه هست',
  'orders.show_pending': 'جزئیات فاکتور پرداخت‌نشده',
  'orders.order_payments.start': 'فرستادن کد پرداخت فاکتور',
  'orders.order_payments.verify': 'پرداخت فاکتور با کد',
  'orders.batch_payments.show': 'جمع چند فاکتور پرداخت‌نشده از هر منبع، و آنچه مانع پرداخت است',
  'orders.batch_payments.start': 'فرستادن یک کد برای پرداخت چند فاکتور',
  'orders.batch_payments.verify': 'پرداخت چند فاکتور با یک کد: همه یا هیچ',
  'orders.frauds.fraud': 'توقف یک فاکتور مشکوک: پرداخت، پیگیری و تسویه آن می‌ایستد',
  'orders.frauds.unfraud': 'پایان بررسی: فاکتور به وضعیت پیشین بازمی‌گردد',
  'orders.receipts.show': 'رسیدن کالای فاکتور: آنچه می‌توان ثبت کرد و گزارش‌های مشکل',
  'orders.receipts.store':
    'تأیید رسیدن همه کالاها، یا گزارش مشکل قلم‌ها که دریافت و پرداخت آن‌ها را نگه می‌دارد',
  'orders.receipts.withdraw': 'پس گرفتن گزارش مشکل',
  'distributor.orders.commands.own_orders.confirm': 'تأیید یک فاکتور خود در پنل شرکت پخش',
  'distributor.orders.commands.own_orders.cancel': 'لغو یک فاکتور خود در پنل شرکت پخش',
  'distributor.orders.commands.own_orders.return':
    'مرجوعی یک فاکتور پرداخت‌شده خود در پنل شرکت پخش؛ آنچه می‌ماند فرستاده می‌شود',
  'distributor.disputes.commands.dispute_answers.accept':
    'پذیرش گزارش مشکل از سوی شرکت پخش؛ کالاها مرجوعی می‌شود',
  'distributor.disputes.commands.dispute_answers.refuse': 'نپذیرفتن گزارش مشکل از سوی شرکت پخش',
  'admin.disputes.commands.dispute_answers.decide_for':
    'پذیرش گزارش مشکلی که شرکت پخش پاسخ نداده است',
  'admin.disputes.commands.dispute_answers.decide_against':
    'نپذیرفتن گزارش مشکلی که شرکت پخش پاسخ نداده است',
}
