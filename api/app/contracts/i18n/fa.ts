/** What contracts say to customers and staff. */
export const messages = {
  notGiven: 'ثبت‌نشده',
  noCredit: 'قرارداد پس از تخصیص اعتبار در دسترس شماست.',
  notRenewed: 'تمدید اعتبار شما هنوز تأیید نشده است.',
  noTemplate: 'متن این قرارداد هنوز آماده نیست. لطفاً بعداً دوباره سر بزنید.',
  textChanged: 'متن قرارداد تغییر کرده است. لطفاً متن تازه را بخوانید و دوباره امضا کنید.',
  alreadySigned: 'این قرارداد پیش‌تر امضا شده است.',
  notSigned: 'این قرارداد هنوز امضا نشده است.',
} as const
