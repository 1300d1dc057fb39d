import { template } from './template.js'

export const codeTemplates = {
  'login-code': template(
    ['code'],
    ({ code }) => `کسب‌نو\nکد ورود شما: ${code}\nاین کد را به هیچ‌کس نگویید.`
  ),
  'code-reserved': template(
    ['supportPhone'],
    ({ supportPhone }) =>
      `کسب‌نو\nپشتیبانی یک کد ورود برای این شماره نگه داشت و شماره آن را به کسی گفت که تماس گرفته بود. اگر شما نبوده‌اید با ${supportPhone} تماس بگیرید. کد ورود را به هیچ‌کس نگویید.`
  ),
  'payment-code': template(
    ['code', 'payment', 'distributor', 'number'],
    ({ code, payment, distributor, number }) =>
      `کسب‌نو\nکد پرداخت: ${code}\nفاکتور ${number} از ${distributor}\nمبلغ با کارمزدها: ${payment}\nاین کد را به هیچ‌کس نگویید.`
  ),
  'payment-code-several': template(
    ['code', 'payment', 'count'],
    ({ code, payment, count }) =>
      `کسب‌نو\nکد پرداخت: ${code}\nبرای ${count} فاکتور با هم\nمبلغ همه با کارمزدها: ${payment}\nاین کد را به هیچ‌کس نگویید.`
  ),
  'card-block-code': template(
    ['code', 'card'],
    ({ code, card }) => `کسب‌نو\nکد مسدود کردن کارت ${card}: ${code}\nاین کد را به هیچ‌کس نگویید.`
  ),
  'card-pin-code': template(
    ['code', 'card'],
    ({ code, card }) =>
      `کسب‌نو\nکد تعیین رمز تازه کارت ${card}: ${code}\nاین کد را به هیچ‌کس نگویید.`
  ),
  'card-unfreeze-code': template(
    ['code', 'card'],
    ({ code, card }) => `کسب‌نو\nکد باز کردن کارت ${card}: ${code}\nاین کد را به هیچ‌کس نگویید.`
  ),
  'card-cvv2-code': template(
    ['code', 'card'],
    ({ code, card }) => `کسب‌نو\nکد دیدن CVV2 کارت ${card}: ${code}\nاین کد را به هیچ‌کس نگویید.`
  ),
  'credit-score-code': template(
    ['code'],
    ({ code }) =>
      `کسب‌نو\nکد موافقت با اعتبارسنجی: ${code}\nبا این کد اجازه می‌دهید سابقه اعتباری شما استعلام شود. آن را به هیچ‌کس نگویید.`
  ),
  'spending-code': template(
    ['code', 'change', 'loss'],
    ({ code, change, loss }) =>
      `کسب‌نو\nکد تأیید: ${code}\n${change}\nبیشترین خرید بی‌امضا در ماه: ${loss} ریال\nاین کد را به هیچ‌کس نگویید.`
  ),
  'signature-code': template(
    ['code', 'document', 'amount'],
    ({ code, document, amount }) =>
      `کسب‌نو\nکد امضا: ${code}\n${document}\nمبلغ با کارمزدها: ${amount} ریال\nبا این کد فاکتور از سوی شرکت امضا یا رد می‌شود. آن را به هیچ‌کس نگویید.`
  ),
  'signature-code-contract': template(
    ['code', 'document'],
    ({ code, document }) =>
      `کسب‌نو\nکد امضا: ${code}\n${document}\nبا این کد قرارداد از سوی شرکت امضا یا رد می‌شود. آن را به هیچ‌کس نگویید.`
  ),
  'signature-code-several': template(
    ['code', 'count', 'amount'],
    ({ code, count, amount }) =>
      `کسب‌نو\nکد امضا: ${code}\nبرای ${count} فاکتور با هم\nمبلغ همه با کارمزدها: ${amount} ریال\nاین کد را به هیچ‌کس نگویید.`
  ),
} as const
