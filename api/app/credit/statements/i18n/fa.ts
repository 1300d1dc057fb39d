import { leftToRight } from '#contracts/digits'
import type { EntryKind } from '#contracts/ledger'
import { signedFileTitles } from '#contracts/signed_files'
import { words } from '#contracts/words'

export const messages = {
  noPlanYet: 'این مشتری هنوز طرحی انتخاب نکرده است.',
  fromAfterTo: 'آغاز بازه باید پیش از پایان آن باشد.',
  fromInFuture: 'آغاز بازه نمی‌تواند در آینده باشد.',
  periodTooLong: 'بازه صورت‌حساب حداکثر یک سال است. بازه کوتاه‌تری انتخاب کنید.',
  tooManyForPdf:
    'گردش‌های این بازه برای فایل PDF زیاد است. بازه کوتاه‌تری انتخاب کنید یا فایل اکسل بگیرید.',
  tooManyMovements: 'گردش‌های این بازه بیش از اندازه یک صورت‌حساب است. بازه کوتاه‌تری انتخاب کنید.',
} as const

export const clearance = {
  title: signedFileTitles.CLEARANCE,
  bank: 'بانک اعتباردهنده',
  theBank: 'بانک',
  limit: 'سقف اعتبار',
  expiresOn: 'پایان اعتبار',
  at: 'زمان صدور',
  clear: (name: string, moment: string) =>
    `گواهی می‌شود ${name} در زمان ${moment} بابت خریدهای اعتباری این طرح هیچ بدهی ندارد: نه سررسیدگذشته، نه سررسیدنشده، نه دیرکرد.`,
  note: 'این نامه تنها وضع همان لحظه را نشان می‌دهد؛ خریدهای پس از آن در آن نیست. با این نامه اعتبار بسته نمی‌شود.',
  footer: 'کسب‌نو | نامه تسویه حساب',
  tooMany: 'امروز به اندازه کافی نامه تسویه حساب گرفته‌اید. لطفاً فردا دوباره تلاش کنید.',
  refusals: {
    NO_CREDIT: 'هنوز اعتباری به شما داده نشده است؛ نامه تسویه حساب برای اعتبار پرداخت‌شده است.',
    OWES: 'هنوز بدهی باز دارید. پس از پرداخت همه آن می‌توانید نامه تسویه حساب بگیرید.',
    DISPUTED:
      'مشکلی که از کالا گزارش کرده‌اید یا خریدی با کارت هنوز به پایان نرسیده است. پس از پایان آن می‌توانید نامه تسویه حساب بگیرید.',
  },
} as const

export const movementTitles: Record<EntryKind, string> = {
  ...words.entryKind,
  GATEWAY_CAPTURED: 'واریز از درگاه پرداخت',
  INSTALLMENT_PAID: 'بازپرداخت',
  WRITTEN_OFF: 'انتقال بدهی سررسیدگذشته به بیرون از اعتبار؛ همچنان باید پرداخت شود',
  CREDIT_REVOLVED: 'بازگشت اعتبار',
}

export const obligationTitles = {
  invoice: (distributor: string, number: string) => `${distributor}، فاکتور ${leftToRight(number)}`,
  lateFee: (distributor: string, number: string) =>
    `دیرکرد ${distributor}، فاکتور ${leftToRight(number)}`,
  initialFee: 'کارمزد فعال‌سازی اعتبار',
  yearlyFee: 'کارمزد سالانه اعتبار',
  renewal: 'تمدید اعتبار برای یک سال دیگر',
} as const

export const sheet = {
  title: 'صورت‌حساب',
  ofCard: (name: string) => `صورت‌حساب کارت ${name}`,
  at: 'زمان',
  movement: 'شرح',
  distributor: 'شرکت پخش',
  number: 'شماره فاکتور',
  reference: 'شماره پیگیری',
  walletIn: 'واریز به کیف پول',
  walletOut: 'برداشت از کیف پول',
  walletBalance: 'مانده کیف پول',
  drawn: 'برداشت از اعتبار',
  repaid: 'بازگشت به اعتبار',
  lineBalance: 'اعتبار مصرف‌شده',
  lateFeeCharged: 'دیرکرد ثبت‌شده',
  lateFeeSettled: 'دیرکرد پرداخت یا بخشوده',
  lateFeeBalance: 'مانده دیرکرد',
  writtenOff: 'بدهی برده‌شده به بیرون از اعتبار',
  recovered: 'پرداخت یا برگشت بدهی بیرون از اعتبار',
  writtenOffBalance: 'مانده بدهی بیرون از اعتبار',
  opening: 'مانده آغاز بازه',
  total: 'جمع گردش',
  closing: 'مانده پایان بازه',
} as const

/** The same on paper. */
export const paper = {
  owner: 'نام',
  nationalCode: 'کد ملی',
  nationalIdOfCompany: 'شناسه ملی',
  phone: 'شماره موبایل',
  cardHolder: 'خریدهای کارت',
  named: (name: string, phone: string) => `${name}، ${phone}`,
  plan: 'طرح',
  period: 'بازه',
  between: (from: string, to: string) => `از ${from} تا ${to}`,
  madeAt: 'زمان تهیه',
  at: 'زمان',
  movement: 'شرح',
  balance: 'مانده (ریال)',
  invoice: (distributor: string, number: string) => `${distributor}، فاکتور ${number}`,
  invoices: (numbers: string) => `فاکتور ${numbers}`,
  none: 'در این بازه گردشی نیست.',
  footer: 'کسب‌نو؛ صورت‌حساب',
  rials: (amount: string) => `${amount} ریال`,
  accounts: {
    wallet: {
      title: 'کیف پول',
      opening: 'موجودی آغاز بازه',
      raised: 'واریز (ریال)',
      lowered: 'برداشت (ریال)',
      closing: 'موجودی پایان بازه',
    },
    line: {
      title: 'اعتبار',
      opening: 'اعتبار مصرف‌شده در آغاز بازه',
      raised: 'خرید (ریال)',
      lowered: 'بازگشت (ریال)',
      closing: 'اعتبار مصرف‌شده در پایان بازه',
    },
    lateFees: {
      title: 'دیرکرد',
      opening: 'مانده آغاز بازه',
      raised: 'ثبت‌شده (ریال)',
      lowered: 'پرداخت یا بخشوده (ریال)',
      closing: 'مانده پایان بازه',
    },
    writtenOff: {
      title: 'بدهی بیرون از اعتبار',
      opening: 'بدهی در آغاز بازه',
      raised: 'افزوده (ریال)',
      lowered: 'پرداخت یا برگشت (ریال)',
      closing: 'بدهی در پایان بازه',
    },
  },
} as const
