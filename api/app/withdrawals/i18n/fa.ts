import { toPersianDigits } from '#contracts/digits'
import type { WithdrawalHold } from '#contracts/withdrawals'
import { rials } from '#app/shared/i18n/fa'

/** What withdrawals say to customers and staff. */
export const messages = {
  hold: {
    EMPTY: 'کیف پول شما موجودی ندارد.',
    FRAUD: 'برداشت از این کیف پول تا پایان بررسی بانک ممکن نیست. لطفاً با پشتیبانی تماس بگیرید.',
    FEE_OPEN:
      'پرداخت کارمزد شما هنوز در درگاه باز است و روی موجودی کیف پول حساب کرده است. پس از پایان آن می‌توانید برداشت کنید.',
    ALL_DEBT: 'بدهی شما از موجودی کیف پول کنار گذاشته شده است و بقیه آن قابل برداشت است.',
    OVERDUE:
      'بدهی سررسیدگذشته شما از موجودی کیف پول کنار گذاشته شده است و بقیه آن قابل برداشت است.',
  } satisfies Record<WithdrawalHold, string>,
  tooMuch: (most: number) =>
    most === 0
      ? 'اکنون چیزی از این کیف پول قابل برداشت نیست. پولی جابه‌جا نشد.'
      : `حداکثر ${rials(most)} از این کیف پول قابل برداشت است. پولی جابه‌جا نشد.`,
  tooLittle: (least: number) =>
    `کمترین مبلغ برداشت ${rials(least)} است، مگر همه موجودی قابل برداشت را بردارید.`,
  tooMuchToday: (left: number) =>
    `سقف برداشت امروز شما پر می‌شود؛ امروز تا ${rials(left)} دیگر می‌توانید بردارید.`,
  tooOftenToday: (times: number) =>
    `امروز ${toPersianDigits(times)} بار درخواست برداشت داده‌اید. لطفاً فردا دوباره تلاش کنید.`,
  ibanListed: 'واریز به این شبا ممکن نیست. لطفاً شبای دیگری از حساب خودتان وارد کنید.',
  walletSpent:
    'موجودی کیف پول در این میان کم شده است. پولی جابه‌جا نشد؛ لطفاً مبلغ را دوباره ببینید.',
  codeForOther: 'این کد برای مبلغ یا شبای دیگری فرستاده شده است. لطفاً کد تازه بگیرید.',
  notCancelable: 'این برداشت دیگر قابل لغو نیست؛ بانک آن را تأیید کرده یا نتیجه‌اش آمده است.',
  notConfirmable: 'این برداشت دیگر در انتظار تأیید شما نیست.',
  otherMemberConfirms: 'تأیید این برداشت با صاحب امضای الزامی دیگری جز درخواست‌کننده است.',
  notCanceler: 'لغو این برداشت با مدیرعامل یا صاحب امضای الزامی شرکت است.',
  decided: 'درباره این برداشت پیش‌تر تصمیم گرفته شده است.',
  inquiryRuns: 'استعلام شبا هنوز پاسخ نداده است. چند لحظه دیگر دوباره تلاش کنید.',
  memberFirst: 'نخست صاحب امضای دیگری از شرکت باید این برداشت را تأیید کند.',
  owesNow:
    'صاحب این کیف پول اکنون بدهی دارد که پیش از برداشت باید پرداخت شود. آن را رد کنید یا تا تسویه بدهی صبر کنید.',
  sameApprover: 'شما تأیید نخست را داده‌اید؛ نفر دوم باید تصمیم بگیرد.',
  firstApproverGone:
    'کسی که تأیید نخست را داده دیگر این دسترسی را ندارد. برداشت را رد کنید تا دوباره درخواست شود.',
  notTheirs:
    'استعلام نشان داد که این شبا به نام شما نیست. با شبای حساب خودتان دوباره درخواست دهید.',
  canceledByMember: 'صاحب امضای شرکت آن را لغو کرد.',
} as const

export const title = 'برداشت از کیف پول'
export const headers = {
  referenceCode: 'شماره',
  owner: 'صاحب کیف پول',
  phone: 'موبایل',
  plan: 'طرح',
  amount: 'مبلغ',
  iban: 'شبا',
  status: 'وضعیت',
  ibanAnswer: 'استعلام شبا',
  requestedAt: 'زمان درخواست',
  confirmedAt: 'تأیید صاحب امضا',
  proposedBy: 'تأیید نخست',
  approvedBy: 'تأییدکننده',
  approvedAt: 'زمان تأیید',
  sentAt: 'زمان فرستادن به بانک',
  trackingNumber: 'شماره پیگیری بانک',
  endedAt: 'زمان پایان',
  endedBy: 'پایان به دست',
  reason: 'دلیل',
} as const

/** Where the bank gave no reason. */
export const returnedBecause = 'بانک دلیلی ننوشته است.'
