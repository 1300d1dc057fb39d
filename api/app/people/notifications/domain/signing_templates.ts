import { template } from './template.js'

/** What a person hears of their enrolment once the provider of signatures has decided: the page was left long ago. */
export const signingTemplates = {
  'signature-enrolled': template(
    [],
    () =>
      'کسب‌نو\nثبت‌نام امضای دیجیتال شما تأیید شد. برای ادامه وارد برنامه شوید. اگر از این ثبت‌نام بی‌خبرید با پشتیبانی تماس بگیرید.'
  ),
  'signature-enrollment-refused': template(
    [],
    () =>
      'کسب‌نو\nثبت‌نام امضای دیجیتال شما تأیید نشد. لطفاً دلیل آن را در برنامه ببینید و دوباره ثبت‌نام کنید.'
  ),
} as const
