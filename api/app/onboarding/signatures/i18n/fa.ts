import type { ApprobationDocument } from '#contracts/approbations'
import { toPersianDigits } from '#contracts/digits'
import type { SigningRefusal } from '../domain/signing_refusal.js'

/** Why one document cannot be answered for. */
const refusals = (document: string) =>
  ({
    SIGNED: `شما ${document} را پیش‌تر امضا کرده‌اید.`,
    REFUSED: `شما ${document} را پیش‌تر رد کرده‌اید.`,
    NO_SIGNING_ACCESS: `شما برای ${document} دسترسی امضا ندارید.`,
    OWN_IS_NEEDED: `امضای خود شما برای ${document} الزامی است. آن را از سوی خود امضا کنید.`,
    HAS_ANSWERED: `شما به ${document} یک بار پاسخ داده‌اید و هیچ‌کس برای یک سند دو بار امضا نمی‌کند.`,
    FINISHED: `${document} دیگر در انتظار امضا نیست.`,
    CHANGED: `${document} پس از فرستادن کد تغییر کرده است. لطفاً آن را بازبینی کنید و دوباره کد بگیرید.`,
  }) satisfies Record<SigningRefusal, string>

/** The same where a delegate asks, whose own answer it is not. */
const refusalsOnBehalf = (document: string) => ({
  ...refusals(document),
  SIGNED: `${document} از سوی این عضو پیش‌تر امضا شده است.`,
  REFUSED: `${document} از سوی این عضو پیش‌تر رد شده است.`,
  NO_SIGNING_ACCESS: `این عضو برای ${document} دسترسی امضا ندارد.`,
})

/** What members of a company read about signatures. */
export const messages = {
  refused: {
    INVOICE: refusals('این فاکتور'),
    CARD_CONTRACT: refusals('این قرارداد'),
  } satisfies Record<ApprobationDocument, Record<SigningRefusal, string>>,
  refusedOnBehalf: {
    INVOICE: refusalsOnBehalf('این فاکتور'),
    CARD_CONTRACT: refusalsOnBehalf('این قرارداد'),
  } satisfies Record<ApprobationDocument, Record<SigningRefusal, string>>,
  someRefused: 'برخی از فاکتورها را اکنون نمی‌توان امضا کرد. آن‌ها را از انتخاب خود بردارید.',
  tooMuch: 'جمع این فاکتورها بیش از اندازه است. فاکتورهای کمتری را برگزینید.',
  nudgedLately: (minutes: number) =>
    `برای این فاکتور در ${toPersianDigits(minutes)} دقیقه گذشته یادآوری فرستاده شده است.`,
  nudgedOften: (times: number) =>
    `امروز ${toPersianDigits(times)} بار برای این سند یادآوری فرستاده شده است. لطفاً فردا دوباره تلاش کنید.`,
  companyNudgedOften:
    'امروز یادآوری‌های زیادی برای شرکت شما فرستاده شده است. لطفاً فردا دوباره تلاش کنید.',
  evidenceToday: 'امروز گواهی‌های زیادی گرفته‌اید. لطفاً فردا دوباره تلاش کنید.',
  nobodyToNudge: 'این فاکتور در انتظار امضای کسی نیست.',
  rejected: (name: string, reason: string) => `رد امضا از سوی ${name}: ${reason}`,
  onBehalf: (delegate: string, delegator: string) => `${delegate} به نمایندگی از ${delegator}`,
  documentOnBehalf: (document: string, delegator: string) =>
    `${document} به نمایندگی از ${delegator}`,
  awaited: (member: string, delegate: string) => `${member} (نماینده: ${delegate})`,
  noDelegation: 'شما امروز نماینده این عضو در امضا نیستید.',
  round: (round: number) => `نوبت امضا: ${toPersianDigits(round)}`,
  unreachable: 'امضاهای لازم دیگر به دست نمی‌آید.',
} as const
