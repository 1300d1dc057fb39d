import { template } from './template.js'

/** Money that leaves a wallet. An account is named by the last digits of its IBAN. */
export const withdrawalTemplates = {
  'withdrawal-code': template(
    ['code', 'amount', 'iban'],
    ({ code, amount, iban }) =>
      `کسب‌نو\nکد برداشت از کیف پول: ${code}\nمبلغ: ${amount} ریال\nبه شبای ${iban}\nاین کد را به هیچ‌کس نگویید.`
  ),
  'withdrawal-requested': template(
    ['amount', 'iban'],
    ({ amount, iban }) =>
      `کسب‌نو\nدرخواست برداشت ${amount} ریال از کیف پول به شبای ${iban} ثبت شد و این مبلغ کنار گذاشته شد. نتیجه را پیامک می‌کنیم. اگر کار شما نبوده است همین حالا آن را در برنامه لغو کنید.`
  ),
  'withdrawal-waits': template(
    ['amount', 'company'],
    ({ amount, company }) =>
      `کسب‌نو\nبرداشت ${amount} ریال از کیف پول ${company} در انتظار تأیید شماست. لطفاً در برنامه، بخش کیف پول شرکت، آن را ببینید.`
  ),
  'withdrawal-approved': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nبرداشت ${amount} ریال از کیف پول شما تأیید شد و با حواله بعدی بانک واریز می‌شود.`
  ),
  'withdrawal-refused': template(
    ['amount', 'reason'],
    ({ amount, reason }) =>
      `کسب‌نو\nبرداشت ${amount} ریال انجام نشد و همین مبلغ به کیف پول شما بازگشت:\n${reason}`
  ),
  'withdrawal-paid': template(
    ['amount', 'iban', 'tracking'],
    ({ amount, iban, tracking }) =>
      `کسب‌نو\n${amount} ریال از کیف پول شما به شبای ${iban} واریز شد.\nشماره پیگیری بانک: ${tracking}`
  ),
  'withdrawal-paid-after-all': template(
    ['amount', 'iban', 'tracking'],
    ({ amount, iban, tracking }) =>
      `کسب‌نو\nبانک برداشت ${amount} ریالی شما را نخست ناموفق اعلام کرده بود، ولی آن را به شبای ${iban} واریز کرده است. همین مبلغ، که به کیف پول برگشته بود، دوباره از آن برداشته شد.\nشماره پیگیری بانک: ${tracking}`
  ),
  'withdrawal-doubted': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nپاسخ‌های بانک به برداشت ${amount} ریالی شما با هم نمی‌خواند و از بانک پیگیری می‌کنیم. تا روشن شدن آن برداشت تازه‌ای از کیف پول ممکن نیست؛ موجودی کیف پول شما سر جایش است و با آن می‌توانید فاکتور و بدهی بپردازید. نتیجه را پیامک می‌کنیم.`
  ),
  'withdrawal-doubted-of-company': template(
    ['amount', 'company'],
    ({ amount, company }) =>
      `کسب‌نو\nپاسخ‌های بانک به برداشت ${amount} ریالی ${company} با هم نمی‌خواند و از بانک پیگیری می‌کنیم. تا روشن شدن آن برداشت تازه‌ای از کیف پول شرکت ممکن نیست؛ موجودی کیف پول سر جایش است.`
  ),
  'withdrawal-cleared-up': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nپیگیری برداشت ${amount} ریالی شما از بانک پایان یافت و نتیجه آن همان است که در برنامه می‌بینید. برداشت از کیف پول دوباره ممکن است.`
  ),
  'withdrawal-failed': template(
    ['amount', 'reason'],
    ({ amount, reason }) =>
      `کسب‌نو\nبانک نتوانست ${amount} ریال را به حساب شما واریز کند و همین مبلغ به کیف پول شما بازگشت:\n${reason}\nمی‌توانید با شبای دیگری دوباره درخواست دهید.`
  ),
  'withdrawal-came-back': template(
    ['amount', 'reason'],
    ({ amount, reason }) =>
      `کسب‌نو\nواریز ${amount} ریال به حساب شما برگشت خورد و همین مبلغ به کیف پول شما بازگشت:\n${reason}\nمی‌توانید با شبای دیگری دوباره درخواست دهید.`
  ),
} as const
