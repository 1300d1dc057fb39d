import type { ApprobationDocument } from '#contracts/approbations'
import { toPersianDigits } from '#contracts/digits'
import type { SigningRefusal } from '../domain/signing_refusal.js'

/** Why one document cannot be answered for. */
const refusals = (document: string) =>
  ({
    SIGNED: `شما ${document} را پیش‌تر امضا کرده‌اید.`,
    REFUSED: `شما ${document} را پیش‌تر رد کرده‌اید.`,
    NO_SIGNING_ACCESS: `شما برای ${document} دسترسی امضا ندارید.`,
    FINISHED: `${document} دیگر در انتظار امضا نیست.`,
    CHANGED: `${document} پس از فرستادن کد تغییر کرده است. لطفاً آن را بازبینی کنید و دوباره کد بگیرید.`,
  }) satisfies Record<SigningRefusal, string>

/** What members of a company read about signatures. */
export const messages = {
  refused: {
    INVOICE: refusals('این فاکتور'),
    CARD_CONTRACT: refusals('این قرارداد'),
  } satisfies Record<ApprobationDocument, Record<SigningRefusal, string>>,
  someRefused: 'برخی از فاکتورها را اکنون نمی‌توان امضا کرد. آن‌ها را از انتخاب خود بردارید.',
  tooMuch: 'جمع این فاکتورها بیش از اندازه است. فاکتورهای کمتری را برگزینید.',
  nudgedLately: (minutes: number) =>
    `برای این فاکتور در ${toPersianDigits(minutes)} دقیقه گذشته یادآوری فرستاده شده است.`,
  nudgedOften: (times: number) =>
    `امروز ${toPersianDigits(times)} بار برای این سند یادآوری فرستاده شده است. لطفاً فردا دوباره تلاش کنید.`,
  companyNudgedOften:
    'امروز یادآوری‌های زیادی برای شرکت شما فرستاده شده است. لطفاً فردا دوباره تلاش کنید.',
  nobodyToNudge: 'این فاکتور در انتظار امضای کسی نیست.',
  rejected: (name: string, reason: string) => `رد امضا از سوی ${name}: ${reason}`,
  round: (round: number) => `نوبت امضا: ${toPersianDigits(round)}`,
  unreachable: 'امضاهای لازم دیگر به دست نمی‌آید.',
} as const
