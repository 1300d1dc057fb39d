import type { EntryKind } from '#contracts/ledger'
import { words } from '#contracts/words'

export const messages = {
  fromAfterTo: 'آغاز بازه باید پیش از پایان آن باشد.',
  fromInFuture: 'آغاز بازه نمی‌تواند در آینده باشد.',
  periodTooLong: 'بازه صورت‌حساب حداکثر یک سال است. بازه کوتاه‌تری انتخاب کنید.',
  tooManyMovements: 'گردش‌های این بازه بیش از اندازه یک صورت‌حساب است. بازه کوتاه‌تری انتخاب کنید.',
} as const

/** How the owner reads what moved; the rest is called as the books call it. */
export const movementTitles: Record<EntryKind, string> = {
  ...words.entryKind,
  GATEWAY_CAPTURED: 'واریز از درگاه پرداخت',
  INSTALLMENT_PAID: 'بازپرداخت',
  CREDIT_REVOLVED: 'بازگشت اعتبار',
}

export const obligationTitles = {
  invoice: (distributor: string, number: string) => `${distributor}، فاکتور \u2066${number}\u2069`,
  lateFee: (distributor: string, number: string) =>
    `دیرکرد ${distributor}، فاکتور \u2066${number}\u2069`,
  initialFee: 'کارمزد فعال‌سازی اعتبار',
  yearlyFee: 'کارمزد سالانه اعتبار',
  renewal: 'تمدید اعتبار برای یک سال دیگر',
} as const

export const sheet = {
  title: 'صورت‌حساب',
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
  opening: 'مانده آغاز بازه',
  total: 'جمع گردش',
  closing: 'مانده پایان بازه',
} as const
