export const calls = {
  'withdrawals.withdrawals.withdrawable': 'آنچه از کیف پول قابل برداشت است، و دلیل آنچه نیست',
  'withdrawals.withdrawals.start': 'فرستادن کد برداشت، برای همین مبلغ و همین شبا',
  'withdrawals.withdrawals.store':
    'درخواست برداشت از کیف پول با کد؛ مبلغ همان دم کنار گذاشته می‌شود',
  'withdrawals.withdrawals.index': 'برداشت‌های این کیف پول',
  'withdrawals.withdrawals.show': 'یک برداشت از این کیف پول',
  'withdrawals.withdrawals.cancel': 'لغو برداشت پیش از تأیید بانک؛ مبلغ به کیف پول بازمی‌گردد',
  'withdrawals.withdrawals.confirm': 'تأیید برداشت شرکت به دست صاحب امضای الزامی دیگر',
  'withdrawals.admin.approve': 'تأیید برداشت؛ بالاتر از سقف، در انتظار نفر دوم',
  'withdrawals.admin.refuse': 'رد برداشت با دلیل؛ مبلغ به کیف پول بازمی‌گردد',
}
