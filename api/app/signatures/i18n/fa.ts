import { toPersianDigits } from '#contracts/digits'
import type { SigningRefusal } from '../domain/signing_refusal.js'

/** What members of a company read about signatures. */
export const messages = {
  refused: {
    SIGNED: 'شما این فاکتور را پیش‌تر امضا کرده‌اید.',
    REFUSED: 'شما این فاکتور را پیش‌تر رد کرده‌اید.',
    NO_SIGNING_ACCESS: 'شما برای این فاکتور دسترسی امضا ندارید.',
    FINISHED: 'این فاکتور دیگر در انتظار امضا نیست.',
    CHANGED:
      'این فاکتور پس از فرستادن کد تغییر کرده است. لطفاً آن را بازبینی کنید و دوباره کد بگیرید.',
  } satisfies Record<SigningRefusal, string>,
  someRefused: 'برخی از فاکتورها را اکنون نمی‌توان امضا کرد. آن‌ها را از انتخاب خود بردارید.',
  tooMuch: 'جمع این فاکتورها بیش از اندازه است. فاکتورهای کمتری را برگزینید.',
  nudgedLately: (minutes: number) =>
    `برای این فاکتور در ${toPersianDigits(minutes)} دقیقه گذشته یادآوری فرستاده شده است.`,
  nobodyToNudge: 'این فاکتور در انتظار امضای کسی نیست.',
  rejected: (name: string, reason: string) => `رد امضا از سوی ${name}: ${reason}`,
  round: (round: number) => `نوبت امضا: ${toPersianDigits(round)}`,
  unreachable: 'امضاهای لازم دیگر به دست نمی‌آید.',
} as const
