export const calls = {
  'payments.payments.store': 'شارژ کیف پول از درگاه',
  'payments.payments.gateways': 'درگاه‌های پرداخت',
  'payments.payments.show': 'وضعیت یک پرداخت درگاه',
  'payments.payments.ask_bank': 'پرسیدن دوباره از بانک درباره یک پرداخت باز',
  'payments.payments.put_aside': 'کنار گذاشتن پرداختی که در صفحه بانک رها شده است',
  'payments.receipt-picture': 'فرستادن تصویر فیش یک واریز؛ تصویر تازه جای پیشین را می‌گیرد',
  'payments.callback': 'بازگشت از درگاه؛ پس از ثبت همه‌چیز به صفحه نتیجه می‌رود',
  'payments.wallets.show': 'موجودی کیف پول و اعتبار',
  'payments.transactions.sources': 'گونه‌های گردش کیف پول',
  'payments.transactions.index': 'گردش کیف پول',
  'payments.transactions.show': 'یک گردش یا پرداخت',
  'company-transactions.list': 'گردش کیف پول شرکت',
  'company-transactions.show': 'یک گردش یا پرداخت شرکت',
  'payments.offline.offline_payments.confirm':
    'تأیید فیش بانکی؛ بالای سقف کار یک‌نفره به تأیید نفر دوم می‌رود، با dryRun تنها گفته می‌شود',
  'payments.offline.offline_payments.refuse': 'رد فیش بانکی',
  'payments.offline.receipt-picture': 'تصویر فیشی که مشتری فرستاده است',
  'payments.bank-answers': 'پاسخ‌های بانک درباره یک پرداخت',
  'payments.decisions.payment_decisions.settle': 'درخواست ثبت دستی یک پرداخت',
  'payments.decisions.payment_decisions.close': 'درخواست بستن یک پرداخت به‌عنوان پرداخت‌نشده',
  'payments.decisions.payment_decisions.reopen':
    'درخواست بازکردن پرداختی که پرداخت‌نشده بسته شده است',
  'payments.decisions.payment_decisions.approve': 'تأیید درخواست یک پرداخت، نفر دوم',
  'payments.decisions.payment_decisions.reject': 'رد درخواست یک پرداخت، نفر دوم',
  'payments.decisions.payment_decisions.withdraw':
    'پس گرفتن درخواست یک پرداخت به دست درخواست‌کننده',
  'admin.gateway-deposits.held': 'آنچه هر درگاه گرفته، واریز کرده و نزد خود دارد',
  'admin.gateway-deposits.commands.deposits.store': 'ثبت واریز یک درگاه به بانک',
  'admin.gateway-deposits.commands.deposits.reverse': 'برگرداندن واریزی که اشتباه ثبت شده',
  'admin.commands.gateways.update': 'تغییر ترتیب و سقف مبلغ یک درگاه پرداخت',
  'admin.commands.gateways.make_default': 'پیش‌فرض کردن یک درگاه پرداخت',
  'admin.commands.gateways.switch_off':
    'خاموش کردن یک درگاه پرداخت؛ پرداخت‌های نیمه‌کاره با همان درگاه پایان می‌یابند',
  'admin.commands.gateways.ask':
    'درخواست فعال کردن درگاه یا تغییر مشخصات قرارداد آن؛ با تأیید نفر دوم انجام می‌شود',
}
