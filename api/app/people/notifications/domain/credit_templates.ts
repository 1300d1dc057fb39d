import { template } from './template.js'

/** What owners are told of their credit. */
export const creditTemplates = {
  'credit-allocated': template(
    ['amount', 'expiresOn'],
    ({ amount, expiresOn }) =>
      `کسب‌نو\n${amount} ریال اعتبار برای شما فعال شد و تا ${expiresOn} می‌توانید با آن خرید کنید.`
  ),
  'credit-suspended': template(
    [],
    () =>
      'کسب‌نو\nاعتبار شما موقتاً مسدود شد. بازپرداخت و خرید از کیف پول همچنان ممکن است. برای پیگیری با پشتیبانی تماس بگیرید.'
  ),
  'credit-unsuspended': template(
    [],
    () => 'کسب‌نو\nمسدودی اعتبار شما برداشته شد و دوباره می‌توانید با آن خرید کنید.'
  ),
  'credit-suspended-arrears': template(
    [],
    () =>
      'کسب‌نو\nبه دلیل بازپرداخت‌های سررسیدگذشته، خرید اعتباری شما مسدود شد. با پرداخت آن‌ها در برنامه، اعتبارتان همان لحظه باز می‌شود.'
  ),
  'credit-limit-changed': template(
    ['limit'],
    ({ limit }) =>
      `کسب‌نو\nسقف اعتبار شما به ${limit} ریال تغییر کرد. مانده قابل خرید را در برنامه ببینید.`
  ),
  'credit-ending': template(
    ['expiresOn'],
    ({ expiresOn }) =>
      `کسب‌نو\nاعتبار شما ${expiresOn} به پایان می‌رسد. تا پایان آن روز می‌توانید با آن خرید کنید؛ برای تمدید با پشتیبانی تماس بگیرید.`
  ),
  'credit-expired': template(
    ['expiresOn'],
    ({ expiresOn }) =>
      `کسب‌نو\nاعتبار شما ${expiresOn} به پایان رسید. بازپرداخت‌های شما سر جای خود باز است؛ برای تمدید با پشتیبانی تماس بگیرید.`
  ),
}
