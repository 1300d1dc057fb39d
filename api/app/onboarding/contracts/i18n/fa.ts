/** What contracts say to customers and staff. */
export const messages = {
  notGiven: 'ثبت‌نشده',
  noCredit: 'قرارداد پس از تخصیص اعتبار در دسترس شماست.',
  contractsOfHolders: 'قرارداد کارت شرکت برای هر دارنده کارت جداگانه بارگذاری و امضا می‌شود.',
  notRenewed: 'تمدید اعتبار شما هنوز تأیید نشده است.',
  renewalRefused: {
    WRITTEN_OFF:
      'بدهی این اعتبار سوخت شده است و سال تازه‌ای آغاز نمی‌شود. برای راهنمایی با پشتیبانی تماس بگیرید.',
    PAST_DUE:
      'قسط سررسیدگذشته‌ای دارید؛ تا پرداخت آن سال تازه‌ای آغاز نمی‌شود. نخست بدهی خود را بپردازید.',
  },
  noTemplate: 'متن این قرارداد هنوز آماده نیست. لطفاً بعداً دوباره سر بزنید.',
  textChanged: 'متن قرارداد تغییر کرده است. لطفاً متن تازه را بخوانید و دوباره امضا کنید.',
  alreadySigned: 'این قرارداد پیش‌تر امضا شده است.',
  unknownPlaceholders: (found: readonly string[]) =>
    `این جای خالی‌ها شناخته نیست: ${found.join('، ')}`,
  emptyText: 'متن قرارداد را بنویسید.',
  noDraft: 'تنها پیش‌نویس را می‌توان تغییر داد یا به اجرا گذاشت.',
  alreadyAsked: 'اجرای این متن پیش‌تر درخواست شده و در انتظار نفر دوم است.',
  requestStale: 'متن یا نسخه جاری از زمان درخواست تغییر کرده است؛ درخواست تازه‌ای لازم است.',
} as const

/** What stands in the PDF beside the contract itself. */
export const document = {
  evidence: 'مدرک امضای الکترونیکی',
  signedAt: 'زمان امضا',
  version: 'نسخه متن',
  id: 'شناسه قرارداد',
  digest: 'چکیده متن (SHA-256)',
  session: 'شناسه نشست',
  address: 'نشانی شبکه',
  agent: 'مرورگر',
  note: 'متن بالا همان است که مشتری خوانده و با نشست تأییدشده خود امضا کرده است.',
  footer: (id: string) => `کسب‌نو | قرارداد ${id}`,
} as const
