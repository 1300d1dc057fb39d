/** What each call is for, by the name of its route. */
export const calls = {
  'admin.reconciliations.store':
    'خواندن صورت‌حساب بانک یا فایل یک درگاه و گذاشتن هر ردیف کنار دفتر؛ پولی جابه‌جا نمی‌شود',
  'admin.reconciliations.missing': 'روزهایی که فایل بانک یا درگاه آن‌ها فرستاده نشده است',
  'admin.reconciliations.close':
    'بستن یک تطبیق که ردیف باز ندارد؛ اگر مغایرتی بدون ثبت سند توضیح داده شده باشد به تأیید نفر دوم می‌رود',
  'admin.reconciliation-lines.resolve':
    'تعیین تکلیف یک ردیف: توضیح، پرسش از بانک، ثبت واریز درگاه یا برگشت آن، در همان تراکنش',
}
