import type {
  BankQuestion,
  BankVerdict,
  DepositStatus,
  GatewayIndicator,
  GatewayRequestKind,
  GatewaySource,
  PaymentDecisionKind,
  PaymentPurpose,
  PaymentStatus,
} from '../payments.ts'

/** Payments at gateways, and what banks say of them. */
export const paymentWords = {
  payment: {
    CREATED: 'ساخته‌شده',
    REDIRECTED: 'در درگاه',
    CALLBACK_RECEIVED: 'بازگشته از درگاه',
    IN_DOUBT: 'در انتظار تعیین تکلیف',
    COMPLETED: 'موفق',
    FINAL_ERROR: 'ناموفق',
    REQUEST_ERROR: 'خطای درگاه',
  } satisfies Record<PaymentStatus, string>,
  gateway: {
    OFFLINE: 'فیش بانکی',
    MELLAT: 'به‌پرداخت ملت',
    IRANKISH: 'ایران‌کیش',
    SHAYANTEJARAT: 'شایان تجارت',
    SAMAN: 'سامان کیش',
    BANKTEST: 'درگاه آزمایشی',
  } satisfies Record<GatewayIndicator, string>,
  purpose: {
    'wallet-charge': 'شارژ کیف پول',
    'platform-fee': 'کارمزد فعال‌سازی',
    'installment': 'بازپرداخت',
    'subscription-package': 'کارمزد بسته اعتباری',
  } satisfies Record<PaymentPurpose, string>,
  deposit: { RECORDED: 'ثبت‌شده', REVERSED: 'برگشت‌خورده' } satisfies Record<DepositStatus, string>,
  paymentDecision: {
    SETTLE_BY_HAND: 'ثبت دستی',
    CLOSE_AS_NOT_PAID: 'بستن، پرداخت نشده',
    CONFIRM_RECEIPT: 'تأیید فیش بانکی',
  } satisfies Record<PaymentDecisionKind, string>,
  bankQuestion: {
    OPEN: 'گشودن پرداخت',
    CALLBACK: 'بازگشت مشتری',
    VERIFY: 'تأیید پرداخت',
    SETTLE: 'واریز به حساب',
    INQUIRE: 'استعلام',
    REVERSE: 'برگشت پول',
    LAPSE: 'پایان مهلت بانک',
  } satisfies Record<BankQuestion, string>,
  gatewaySource: {
    ENVIRONMENT: 'محیط سرور',
    BACKOFFICE: 'پنل بانک',
    NONE: 'ثبت نشده',
  } satisfies Record<GatewaySource, string>,
  gatewayRequestKind: {
    ACTIVATE: 'فعال کردن درگاه',
    CREDENTIALS: 'تغییر مشخصات قرارداد درگاه',
  } satisfies Record<GatewayRequestKind, string>,
  bankNote: {
    REFUSED: 'بانک پرداخت را نگشود',
    NO_ANSWER: 'بانک پاسخی نداد',
    MALFORMED: 'پاسخ بانک خوانا نبود',
    NEVER_OPENED: 'کسی به صفحه بانک فرستاده نشد',
    NEVER_VERIFIED: 'تأییدی از بانک خواسته نشده بود',
    NOT_CONFIRMED: 'رسید هنوز بررسی نشده است',
    BY_HAND: 'دستی ثبت شد',
  },
  bankVerdict: {
    PAID: 'پرداخت شده',
    SETTLED: 'واریز شده',
    NOT_SETTLED: 'واریز نشده',
    NOT_PAID: 'پرداخت نشده',
    REVERSED: 'برگشت داده شده',
    UNKNOWN: 'نامعلوم',
  } satisfies Record<BankVerdict, string>,
} as const
