import { toPersianDigits } from '#contracts/digits'
import type { PaymentSource } from '#contracts/orders'

const sources: Record<PaymentSource, string> = { CREDIT: 'اعتبار', WALLET: 'کیف پول' }

/** What orders say to owners and suppliers. */
export const messages = {
  paymentInSms: (amount: string, source: PaymentSource) => `${amount} ریال از ${sources[source]}`,
  planNotChosen: 'شما هنوز این طرح را انتخاب نکرده‌اید.',
  customerUnknown: 'مشتری با این مشخصات پیدا نشد یا در این طرح ثبت‌نام نکرده است.',
  customerOne: 'مشتری را تنها با یکی از شماره موبایل، کد ملی یا شناسه ملی شرکت مشخص کنید.',
  distributorInactive: 'این شرکت پخش فعال نیست.',
  planNotServed: 'این شرکت پخش در این طرح فروش ندارد.',
  consentsToday: 'امروز این انتخاب را بارها تغییر داده‌اید. لطفاً فردا دوباره تلاش کنید.',
  totalDiffers: 'مبلغ کل با جمع ردیف‌های فاکتور برابر نیست.',
  totalTooLarge: 'مبلغ فاکتور بیش از اندازه است.',
  totalZero: 'مبلغ کل باید بیشتر از صفر باشد.',
  dueDaysOutOfRange: (min: number, max: number) =>
    `مهلت بازپرداخت باید میان ${toPersianDigits(min)} و ${toPersianDigits(max)} روز باشد.`,
  invoicedInFuture: 'تاریخ فاکتور در آینده است.',
  branchUnknown: 'این شعبه از آن شرکت پخش شما نیست.',
  externalIdTaken: 'این شماره فاکتور پیش‌تر با محتوای دیگری ثبت شده است.',
  alreadyPaid: 'این فاکتور پیش‌تر پرداخت شده است.',
  notAwaitingConfirmation: 'این فاکتور در انتظار تأیید شما نیست.',
  notChangeable: 'این فاکتور در وضعیتی است که نمی‌توان آن را تغییر داد.',
  notCancelable: 'این فاکتور در وضعیتی است که نمی‌توان آن را لغو کرد.',
  confirmationTimedOut: 'شرکت پخش فاکتور را در مهلت مقرر تأیید نکرد.',
  settled: 'وجه این فاکتور به شرکت پخش پرداخت شده است و دیگر نمی‌توان آن را لغو کرد.',
  onlyDownwards: 'مبلغ فاکتور پرداخت‌شده را تنها می‌توان کاهش داد.',
  frozen: 'این فاکتور در دست بررسی بانک است. پس از پایان بررسی دوباره تلاش کنید.',
  alreadyFrozen: 'این فاکتور پیش‌تر متوقف شده است.',
  notFreezable: 'این فاکتور پایان یافته است و نمی‌توان آن را متوقف کرد.',
  notFrozen: 'این فاکتور متوقف نیست.',
  alreadyCanceled: 'این فاکتور پیش‌تر لغو شده است.',
  nothingOwed: 'این بدهی پیش‌تر تسویه شده است.',
  installmentFrozen:
    'این فاکتور در دست بررسی است و بازپرداخت آن فعلاً متوقف شده است. برای پیگیری با پشتیبانی تماس بگیرید.',
  moreThanOwed: 'مبلغ بیش از مانده بدهی شماست.',
  repaymentZero: 'مبلغ بازپرداخت باید بیشتر از صفر باشد.',
  paymentRefused: {
    NOT_ALLOCATED: 'اعتباری به شما تخصیص داده نشده است. پولی از حساب شما کم نشده است.',
    BLOCKED: 'اعتبار شما مسدود است. پولی از حساب شما کم نشده است.',
    EXPIRED: 'اعتبار شما به پایان رسیده است. پولی از حساب شما کم نشده است.',
    FEE_UNPAID: 'کارمزد فعال‌سازی اعتبار پرداخت نشده است. پولی از حساب شما کم نشده است.',
    CONTRACT_UNSIGNED: 'قرارداد اعتبار هنوز امضا نشده است. پولی از حساب شما کم نشده است.',
    NOT_ENOUGH: 'اعتبار شما برای این فاکتور کافی نیست. پولی از حساب شما کم نشده است.',
    WALLET_TOO_LOW: 'موجودی کیف پول شما کافی نیست. پولی از حساب شما کم نشده است.',
    NOT_PAYABLE: 'این فاکتور دیگر قابل پرداخت نیست. پولی از حساب شما کم نشده است.',
    AMOUNT_CHANGED:
      'مبلغ فاکتور تغییر کرده است. لطفاً آن را بازبینی کنید و دوباره کد بگیرید. پولی از حساب شما کم نشده است.',
    CONTENT_CHANGED:
      'کالاهای فاکتور پس از فرستادن کد تغییر کرده است. لطفاً آن را بازبینی کنید و دوباره کد بگیرید. پولی از حساب شما کم نشده است.',
  },
} as const
