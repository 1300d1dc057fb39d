import type { ToldBlockReason } from '@kasbeno/api/contracts/credit'

export const block = {
  title: 'اعتبار شما مسدود است',
  /** Why, and since which day. */
  why: {
    WRITTEN_OFF: (day) => `این اعتبار از ${day} برای همیشه بسته است.`,
    STAFF: (day) => `خرید با این اعتبار از ${day} برای بررسی متوقف است.`,
    PAPERS_EXPIRED: (day) => `این اعتبار از ${day} مسدود است، چون مهلت یکی از مدارک شما گذشته است.`,
    ARREARS: (day) =>
      `این اعتبار از ${day} مسدود است، چون بدهی‌ای از سررسید گذشته و پرداخت نشده است.`,
  } satisfies Record<ToldBlockReason, (day: string) => string>,
  /** What its owner does. Paying opens what is blocked for arrears alone. */
  next: {
    STAFF: 'برای دانستن ادامه کار با پشتیبانی تماس بگیرید.',
    PAPERS_EXPIRED: 'برای فرستادن مدرک تازه با پشتیبانی تماس بگیرید.',
  } satisfies Record<Exclude<ToldBlockReason, 'WRITTEN_OFF' | 'ARREARS'>, string>,
  arrearsToo: (amount: string) =>
    `${amount} ریال سررسیدگذشته هم دارید؛ پرداخت آن به‌تنهایی اعتبار را باز نمی‌کند.`,
  stillOpen: 'بازپرداخت و پرداخت از کیف پول همچنان باز است.',
  unknown: 'برای پیگیری با پشتیبانی تماس بگیرید.',
}
