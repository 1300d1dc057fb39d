import {
  approbationRules,
  type AwaitedThing,
  type OrderApprobationStatus,
  type OrderButton,
} from '@kasbeno/api/contracts/approbations'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import type { SignatureAnswer } from '@kasbeno/api/contracts/quorum'
import { signatureWords } from '@kasbeno/api/contracts/words/signatures'
import { legal } from './legal.ts'

type Refusal = NonNullable<OrderButton['refusal']>

/** company §4 */
export const legalOrders = {
  title: 'فاکتورها',
  tabs: 'وضعیت فاکتورها',
  statuses: signatureWords.orderApprobation satisfies Record<OrderApprobationStatus, string>,
  empty: 'فاکتوری برای نمایش نیست.',
  details: 'جزئیات',
  look: {
    PENDING_FOR_APPROBATION: 'مشاهده و امضا',
    PENDING_FOR_PAYMENT: 'مشاهده و پرداخت',
    COMPLETED: 'جزئیات',
  } satisfies Record<OrderApprobationStatus, string>,
  count: (count: number) => `${toPersianDigits(count)} فاکتور`,
  waitsForYou: 'فاکتور در انتظار شما',
  changedMeanwhile:
    'وضعیت این سند یا حق امضای شما همین حالا تغییر کرد؛ صفحه وضعیت تازه را نشان می‌دهد.',
  contractsWait: 'قرارداد در انتظار امضای شما',
  onlyMine: 'تنها آنچه در انتظار من است',
  nothingForYou: 'در این بخش فاکتوری در انتظار شما نیست.',
  awaits: { SIGNATURE: 'منتظر امضای شما', PAYMENT: 'منتظر پرداخت شما' } satisfies Record<
    AwaitedThing,
    string
  >,
  yours: { overdue: 'بدهی سررسیدگذشته', toSign: 'امضای شما', toPay: 'پرداخت شما' },
  door: {
    title: 'فاکتور',
    missing: 'این فاکتور در شرکت‌های شما نیست',
    hint: 'شاید با شماره دیگری وارد شده‌اید، یا دیگر عضو آن شرکت نیستید.',
    toHub: legal.left.toHub,
  },

  buttons: { SIGN: 'تأیید و امضا', PAY: 'پرداخت فاکتور', NONE: 'پایان‌یافته' } satisfies Record<
    OrderButton['action'],
    string
  >,
  /** What a disabled button says of itself, and why. */
  disabled: {
    SIGNED: 'امضاشده',
    REFUSED: 'ردشده',
    NO_SIGNING_ACCESS: 'بدون دسترسی امضا',
    HAS_ANSWERED: 'پاسخ داده‌اید',
    NO_PAYMENT_ACCESS: 'بدون دسترسی پرداخت',
    FINISHED: 'پایان‌یافته',
  } satisfies Record<Refusal, string>,
  reasons: {
    SIGNED: 'شما این فاکتور را امضا کرده‌اید.',
    REFUSED: 'شما این فاکتور را رد کرده‌اید.',
    NO_SIGNING_ACCESS: 'شما برای این فاکتور حق امضا ندارید.',
    HAS_ANSWERED:
      'شما به نمایندگی از عضو دیگری به این فاکتور پاسخ داده‌اید و هیچ‌کس برای یک سند دو بار امضا نمی‌کند.',
    NO_PAYMENT_ACCESS: 'این فاکتور را تنها مدیرعامل شرکت می‌تواند بپردازد.',
    FINISHED: 'کار این فاکتور به پایان رسیده است.',
  } satisfies Record<Refusal, string>,

  signatories: 'صاحبان امضا',
  evidence: {
    title: 'مدرک امضاها',
    hint: 'چه کسی، چه متنی را، کی و از کجا امضا کرده است. کسب‌نو این فایل را امضای دیجیتال می‌کند تا هر تغییری در آن دیده شود.',
    download: 'دریافت مدرک امضاها',
    downloaded: 'مدرک امضاها ذخیره شد.',
  },
  answers: {
    PENDING: 'در انتظار امضا',
    ACCEPTED: 'امضا کرد',
    REJECTED: 'رد کرد',
    NOT_AWAITED: 'امضا لازم نیست',
  } satisfies Record<SignatureAnswer | 'NOT_AWAITED', string>,
  hasLeft: 'دیگر عضو امضاکننده نیست',
  meter: 'حد نصاب امضا',
  mandatory: 'امضای الزامی',
  optional: 'امضای اختیاری',
  part: (signed: number, needed: number) =>
    `${toPersianDigits(signed)} از ${toPersianDigits(needed)}`,
  waitingFor: (names: readonly string[]) => `در انتظار ${names.join('، ')}`,
  nudge: 'یادآوری با پیامک',
  nudged: (names: readonly string[]) => `یادآوری به ${names.join('، ')} پیامک شد.`,
  nextNudge: (from: string) => `تا ${from} یادآوری دیگری فرستاده نمی‌شود.`,

  sign: 'تأیید و امضای فاکتور',
  signSheet: (phone: string) =>
    `کد یک‌بارمصرف به ${phone} پیامک می‌شود. با امضا، این فاکتور و مبلغ آن را می‌پذیرید؛ تا پرداخت مدیرعامل پولی جابه‌جا نمی‌شود.`,
  sendCode: 'ارسال کد',
  withToken: 'امضا با گواهی دیجیتال',
  tokenSheet: 'با گواهی امضای دیجیتال خود هم می‌توانید امضا کنید؛ پس از آن به همین‌جا بازمی‌گردید.',
  codeIntro: (phone: string) => `کد پیامک‌شده به ${phone} را وارد کنید تا امضای شما ثبت شود.`,
  signNow: 'ثبت امضا',
  reject: 'رد فاکتور',
  rejectEnds:
    'با رد شما این فاکتور بسته می‌شود و دیگر نمی‌توان آن را پرداخت. شرکت پخش، مدیرعامل و اعضا دلیل شما را می‌بینند.',
  rejectGoesOn:
    'با رد شما این فاکتور بسته نمی‌شود و با امضای دیگران می‌تواند پرداخت شود. مدیرعامل و اعضا دلیل شما را می‌بینند.',
  refusedBecause: (reason: string) => `دلیل: ${reason}`,
  refusedBy: (name: string, reason: string) => `${name}: ${reason}`,
  refusals: 'برخی اعضا این فاکتور را رد کرده‌اند',
  reason: 'دلیل رد',
  reasonMissing: 'دلیل رد را بنویسید.',
  reasonTooLong: 'نوشته بیش از اندازه بلند است.',
  rejectIntro: (phone: string) => `کد پیامک‌شده به ${phone} را وارد کنید تا رد فاکتور ثبت شود.`,
  rejectNow: 'ثبت رد فاکتور',

  resultTitle: 'نتیجه امضا',
  signed: 'امضای شما ثبت شد',
  refused: 'رد شما ثبت شد',
  refusedMessage: 'پولی جابه‌جا نشده است.',
  allSigned: 'همه امضاهای لازم گرفته شد. اکنون مدیرعامل می‌تواند فاکتور را بپردازد.',
  allSignedCeo: 'همه امضاهای لازم گرفته شد. اکنون می‌توانید فاکتور را بپردازید.',
  isOver: 'کار این فاکتور به پایان رسیده است.',
  notYet: 'امضای شما هنوز ثبت نشده است',
  notYetMessage: 'پاسخ سامانه امضا هنوز نرسیده است. این صفحه خودکار به‌روز می‌شود.',
  notSigned: 'امضا انجام نشد',
  notSignedMessage: 'فاکتور همچنان در انتظار امضای شماست و پولی جابه‌جا نشده است.',
  toOrder: 'بازگشت به فاکتور',
  toOrders: 'بازگشت به فاکتورها',
  toPay: 'رفتن به پرداخت',
  next: (left: number) => `فاکتور بعدی (${toPersianDigits(left)} مانده)`,

  signBatch: 'امضای چند فاکتور با یک کد',
  batch: {
    title: 'امضای چند فاکتور',
    explain: 'فاکتورهایی را که می‌پذیرید علامت بزنید. هر امضا جداگانه ثبت می‌شود.',
    limit: `با هر کد می‌توانید ${toPersianDigits(approbationRules.perCode)} فاکتور را امضا کنید.`,
    next: 'ادامه امضا',
    sheetTitle: (count: number) => `امضای ${toPersianDigits(count)} فاکتور با یک کد`,
    sheet: (phone: string) =>
      `کد یک‌بارمصرف به ${phone} پیامک می‌شود. با امضا، این فاکتورها و مبلغ آن‌ها را می‌پذیرید؛ تا پرداخت مدیرعامل پولی جابه‌جا نمی‌شود.`,
    sum: 'جمع مبلغ فاکتورها',
    leaveOut: 'نخست فاکتورهایی را که نمی‌توان امضا کرد از علامت درآورید.',
    cannot: 'این فاکتورها را نمی‌توان امضا کرد:',
    done: (signed: number, of: number) =>
      `${toPersianDigits(signed)} فاکتور از ${toPersianDigits(of)} فاکتور امضا شد`,
    isSigned: 'امضا شد',
    none: 'فاکتوری در انتظار امضای شما نیست.',
    gone: (count: number) =>
      `${toPersianDigits(count)} فاکتور علامت‌خورده دیگر در انتظار امضای شما نیست`,
    goneHint: 'شاید امضای شما پیش از این ثبت شده باشد. وضعیت هر فاکتور در فهرست فاکتورهاست.',
  },
}
