import { toAsciiDigits, toPersianDigits } from '#contracts/digits'
import { bundleTemplates } from './bundle_templates.js'
import { cardPaymentTemplates } from './card_payment_templates.js'
import { cardTemplates } from './card_templates.js'
import { codeTemplates } from './code_templates.js'
import { companyCardTemplates } from './company_card_templates.js'
import { companyTemplates } from './company_templates.js'
import { creditTemplates } from './credit_templates.js'
import { debtTemplates } from './debt_templates.js'
import { invoiceTemplates } from './invoice_templates.js'
import { signatureTemplates } from './signature_templates.js'
import { signingTemplates } from './signing_templates.js'
import { template } from './template.js'
import { withdrawalTemplates } from './withdrawal_templates.js'

/**
 * Every SMS that the product sends. With real providers each is registered there under the same name
 * and numbers its params in this order; the text is what the phone simulator shows.
 * Params are texts as people read them: amounts grouped in Persian digits, dates in Jalali. None of them is what a
 * partner wrote, whose words would be the bank's then: of an invoice it is the distributor's registered name and a
 * number.
 */
export const templates = {
  ...codeTemplates,
  ...bundleTemplates,
  ...companyCardTemplates,
  ...cardPaymentTemplates,
  ...cardTemplates,
  ...companyTemplates,
  'step-rejected': template(
    ['step', 'reason'],
    ({ step, reason }) =>
      `کسب‌نو\n${step} شما تأیید نشد:\n${reason}\nلطفاً وارد برنامه شوید و آن را اصلاح کنید.`
  ),
  'step-reopened': template(
    ['step'],
    ({ step }) =>
      `کسب‌نو\nبررسی ${step} شما دوباره آغاز شد و پیام پیشین درباره رد آن دیگر معتبر نیست. لازم نیست چیزی بفرستید؛ نتیجه را پیامک می‌کنیم.`
  ),
  'visit-asked': template(
    ['branch', 'address', 'hours', 'link'],
    ({ branch, address, hours, link }) =>
      `کسب‌نو\nمدارک شما تأیید شد. برای تکمیل پرونده به ${branch} مراجعه کنید.\nنشانی: ${address}\nساعت کار: ${hours}\nآنچه باید همراه بیاورید:\n${link}`
  ),
  'steps-approved': template(
    [],
    () => 'کسب‌نو\nاطلاعات و مدارک شما تأیید شد. برای ادامه وارد برنامه شوید.'
  ),
  'phone-left': template(
    [],
    () =>
      'کسب‌نو\nشماره موبایل حساب شما عوض شد و این شماره دیگر به آن وارد نمی‌شود. اگر کار شما نبوده است همین حالا با پشتیبانی تماس بگیرید.'
  ),
  'phone-changed': template(
    [],
    () => 'کسب‌نو\nاز این پس با این شماره وارد حساب خود شوید. سابقه و بدهی‌های شما همان است که بود.'
  ),
  'credit-refused': template(
    [],
    () =>
      'کسب‌نو\nمتأسفانه با درخواست اعتبار شما موافقت نشد. اگر کارمزدی پرداخته‌اید به کیف پولتان برمی‌گردد.'
  ),
  ...invoiceTemplates,
  ...creditTemplates,
  ...signatureTemplates,
  ...signingTemplates,
  ...debtTemplates,
  'platform-fee-paid': template(
    ['amount'],
    ({ amount }) => `کسب‌نو\nکارمزد فعال‌سازی اعتبار به مبلغ ${amount} ریال دریافت شد.`
  ),
  'yearly-fee-paid': template(
    ['amount'],
    ({ amount }) => `کسب‌نو\nکارمزد سالانه اعتبار به مبلغ ${amount} ریال دریافت شد.`
  ),
  'yearly-fee-refunded': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nسال تازه اعتبار شما در مهلت آن آغاز نشد و کارمزد سالانه آن، ${amount} ریال، به کیف پول شما بازگشت. گام بعدی را در برنامه ببینید یا با پشتیبانی تماس بگیرید.`
  ),
  'platform-fee-refunded': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nاعتبار شما در مهلت آن تخصیص نیافت و کارمزد آن، ${amount} ریال، به کیف پول شما بازگشت. برای ادامه وارد برنامه شوید یا با پشتیبانی تماس بگیرید.`
  ),
  'platform-fee-refunded-refused': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nبا درخواست اعتبار شما موافقت نشد و کارمزد آن، ${amount} ریال، به کیف پول شما بازگشت. می‌توانید آن را در برنامه به حساب بانکی خود ببرید.`
  ),
  'platform-fee-refunded-canceled': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nدرخواست اعتبار شما لغو شد و کارمزد آن، ${amount} ریال، به کیف پول شما بازگشت. برای درخواست دوباره وارد برنامه شوید یا با پشتیبانی تماس بگیرید.`
  ),
  'platform-fee-refunded-closed': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nاعتبار شما برای همیشه بسته شد و سال تازه‌ای آغاز نمی‌شود. کارمزد سالانه آن، ${amount} ریال، به کیف پول شما بازگشت. بدهی شما همچنان باز است و آن را در برنامه می‌پردازید.`
  ),
  'contract-signed': template(
    ['contract'],
    ({ contract }) =>
      `کسب‌نو\n${contract} با امضای شما ثبت شد. متن امضاشده در برنامه در دسترس شماست. اگر امضا از شما نبوده، بی‌درنگ با پشتیبانی تماس بگیرید.`
  ),
  'company-claim-ended': template(
    [],
    () =>
      'کسب‌نو\nشرکتی که ثبت کرده بودید بسته شد: شرکت دیگری با همان شناسه ملی تأیید شده است. اگر این شرکت از آنِ شماست، با پشتیبانی تماس بگیرید.'
  ),
  'renewal-granted': template(
    [],
    () =>
      'کسب‌نو\nبا تمدید اعتبار شما موافقت شد. برای آغاز سال تازه، قرارداد تمدید را در برنامه امضا کنید و کارمزد سالانه را بپردازید.'
  ),
  'credit-renewed': template(
    ['expiresOn'],
    ({ expiresOn }) => `کسب‌نو\nاعتبار شما تمدید شد و تا ${expiresOn} می‌توانید با آن خرید کنید.`
  ),
  'payment-kept-as-cash': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nپرداخت شما به مبلغ ${amount} ریال به کیف پول افزوده شد، اما کارمزد فعال‌سازی از آن برداشته نشد.`
  ),
  ...withdrawalTemplates,
  'wallet-charged': template(
    ['amount', 'reference'],
    ({ amount, reference }) =>
      `کسب‌نو\n${amount} ریال به کیف پول شما افزوده شد.\nشماره پیگیری: ${reference}`
  ),
  'payment-not-made': template(
    ['amount', 'reference'],
    ({ amount, reference }) =>
      `کسب‌نو\nپرداخت شما به مبلغ ${amount} ریال که در حال بررسی بود انجام نشد. اگر این مبلغ از حساب بانکی‌تان کم شده باشد، بانک حداکثر تا ۷۲ ساعت آن را برمی‌گرداند؛ اگر بعداً آن را تأیید کند، به کیف پول شما می‌آید.\nشماره پیگیری: ${reference}`
  ),
  'transfer-refused': template(
    ['amount', 'reference', 'reason'],
    ({ amount, reference, reason }) =>
      `کسب‌نو\nواریز شما به مبلغ ${amount} ریال تأیید نشد:\n${reason}\nاگر واریز کرده‌اید، فیش آن را نگه دارید و با پشتیبانی تماس بگیرید.\nشماره پیگیری: ${reference}`
  ),
  'support-call': template(
    ['supportPhone'],
    ({ supportPhone }) =>
      `کسب‌نو\nبرای پیگیری درخواست خود لطفاً با پشتیبانی تماس بگیرید: ${supportPhone}`
  ),
  'support-missed-call': template(
    ['supportPhone'],
    ({ supportPhone }) =>
      `کسب‌نو\nبا شما تماس گرفتیم و پاسخی نشنیدیم. لطفاً با پشتیبانی تماس بگیرید: ${supportPhone}`
  ),
  'support-review-documents': template(
    ['supportPhone'],
    ({ supportPhone }) =>
      `کسب‌نو\nلطفاً وارد برنامه شوید و مدارک خود را بازبینی کنید. تلفن راهنمایی: ${supportPhone}`
  ),
  'support-keep-codes': template(
    ['supportPhone'],
    ({ supportPhone }) =>
      `کسب‌نو\nپشتیبانی هرگز کد ورود، کد پرداخت یا رمز کارت شما را نمی‌پرسد. آن‌ها را به هیچ‌کس نگویید و اگر کسی پرسید خبر دهید: ${supportPhone}`
  ),
} as const

export type TemplateName = keyof typeof templates
export type TemplateParams<Name extends TemplateName> = Record<
  (typeof templates)[Name]['params'][number],
  string
>

/** A code guards money: its text is changed by two people, and it is never sent twice by itself. */
export const carriesCode = (name: TemplateName): boolean =>
  (templates[name].params as readonly string[]).includes('code')

/** In Persian digits, whatever script they were typed in; an address stays as a phone opens it. */
const brought = (param: string, value: string) =>
  param === 'link' ? value : toPersianDigits(toAsciiDigits(value))

/**
 * What a provider fills its own text with, in order: every digit is Persian, and a code is given once more as
 * the line that WebOTP reads needs it.
 */
export const tokensOf = (
  name: TemplateName,
  params: Record<string, string>
): { name: string; value: string }[] => {
  const tokens = templates[name].params.map((param) => ({
    name: param as string,
    value: brought(param, params[param]),
  }))
  return params.code ? [...tokens, { name: 'webCode', value: toAsciiDigits(params.code) }] : tokens
}

/** The text that ships, each param as `{param}`: what staff begin with when they write their own. */
export const shippedText = (name: TemplateName): string =>
  templates[name].text(
    Object.fromEntries(templates[name].params.map((param) => [param, `{${param}}`])) as never
  )

/** The digits of a text in Persian, except in Latin names: CVV2 with another digit would be another name. */
const persianAround = (text: string): string =>
  toAsciiDigits(text).replace(/[A-Za-z]\w*|\d+/g, (part) =>
    /^\d/.test(part) ? toPersianDigits(part) : part
  )

/** Fills `{param}` in one pass: what a param brings is never read as a placeholder again. */
const filled = (text: string, params: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, param: string) => params[param] ?? placeholder)

/**
 * The text of a message, its digits Persian: every one that a param brings, and those of the text but in Latin names. A
 * code message ends with the line that WebOTP reads, in ASCII as that protocol has it: `@host #code`.
 * @param own what staff have written, with `{param}` for each param; by default the text that ships
 */
export const textOf = (
  name: TemplateName,
  params: Record<string, string>,
  host: string,
  own: string = shippedText(name)
): { text: string; code: string | null } => {
  const said = Object.entries(params).map(
    ([param, value]) => [param, brought(param, value)] as const
  )
  const text = filled(persianAround(own), Object.fromEntries(said))
  const code = params.code ? toAsciiDigits(params.code) : null
  return { text: code ? `${text}\n\n@${host} #${code}` : text, code }
}
