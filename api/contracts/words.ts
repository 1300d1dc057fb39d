import type { ApprovalKind, ApprovalStatus, BlockReason, PackageStatus } from './credit.ts'
import type { InstallmentStatus, OrderStatus, PaymentSource } from './orders.ts'
import type { DepositStatus, GatewayIndicator, PaymentPurpose, PaymentStatus } from './payments.ts'
import type { Plan } from './plans.ts'
import type { BankStatus, KycStep, StepStatus } from './registration.ts'
import type { PayoutStatus, RunKind, RunStatus } from './settlement.ts'
import type { WebhookEvent, WebhookFailure, WebhookStatus } from './webhooks.ts'
import type { RequestStatus } from './two_people.ts'

/**
 * The Persian word of each value of each enumeration that both a screen and an export show. It stands here
 * alone, so that the two can never differ.
 */
export const words = {
  plan: {
    'kasbeno-fmcg-real': 'کالای تندمصرف (شخص)',
    'kasbeno-digital-real': 'کالای دیجیتال (شخص)',
    'kasbeno-fmcg-legal': 'کالای تندمصرف (شرکت)',
  } satisfies Record<Plan, string>,
  step: {
    START: 'فرستاده‌نشده',
    PENDING: 'در انتظار بررسی',
    APPROVED: 'تأییدشده',
    REJECTED: 'ردشده',
  } satisfies Record<StepStatus, string>,
  bankStatus: {
    START: 'در انتظار مراجعه به شعبه',
    PENDING: 'در انتظار تخصیص',
    APPROVED: 'تخصیص‌یافته',
    REJECTED: 'ردشده',
  } satisfies Record<BankStatus, string>,
  kycStep: {
    AUTHENTICATION: 'ورود',
    PHONE_CONFIRMED: 'موبایل تأیید شد',
    CREDIT_SCORE_PENDING: 'در حال اعتبارسنجی',
    CREDIT_SCORE_REJECTED: 'رد در اعتبارسنجی',
    CREDIT_SCORE_ACCEPTED: 'قبول در اعتبارسنجی',
    BRANCH_SELECTION: 'مراجعه به شعبه انجام شد',
    REJECTED: 'ردشده',
    ACCEPTED: 'دارای اعتبار',
  } satisfies Record<KycStep, string>,
  package: {
    START: 'انتخاب‌نشده',
    CREATED: 'در انتظار پرداخت',
    ALLOCATE_PENDING: 'در انتظار تخصیص',
    ENABLED: 'فعال',
    CANCELED: 'لغوشده',
    EXPIRED: 'منقضی و بازپرداخت‌شده',
  } satisfies Record<PackageStatus, string>,
  line: { ACTIVE: 'فعال', BLOCKED: 'مسدود', EXPIRED: 'منقضی', NOT_ALLOCATED: 'تخصیص‌نیافته' },
  blockReason: {
    STAFF: 'تصمیم کارکنان بانک',
    ARREARS: 'بدهی سررسیدگذشته',
    FRAUD: 'تخلف',
    PAPERS_EXPIRED: 'پایان اعتبار مدارک',
  } satisfies Record<BlockReason, string>,
  refundReason: {
    NOT_ALLOCATED_IN_TIME: 'تخصیص نیافتن در مهلت',
    SCORE_REFUSED: 'رد اعتبارسنجی',
    CANCELED: 'لغو بسته',
  },
  approval: {
    PENDING: 'در انتظار تأیید',
    APPROVED: 'تأییدشده',
    REJECTED: 'ردشده',
    FAILED: 'ناموفق',
    WITHDRAWN: 'پس‌گرفته‌شده',
  } satisfies Record<ApprovalStatus | RequestStatus, string>,
  approvalKind: { ALLOCATE_CREDIT: 'تخصیص اعتبار' } satisfies Partial<Record<ApprovalKind, string>>,
  order: {
    CREATED: 'پرداخت‌نشده',
    HOLDED: 'در حال پرداخت',
    PENDING: 'در انتظار تأیید شرکت پخش',
    COMPLETED: 'پرداخت‌شده',
    CANCELED: 'لغوشده',
    CLOSED: 'بسته‌شده',
    FRAUD: 'دارای مشکل',
    TEST: 'آزمایشی',
  } satisfies Record<OrderStatus, string>,
  paymentSource: { CREDIT: 'اعتبار', WALLET: 'کیف پول' } satisfies Record<PaymentSource, string>,
  installment: {
    AWAITING_DUE_DATE: 'در انتظار سررسید',
    PAST_DUE: 'سررسیدگذشته',
    CLEARED: 'تسویه‌شده',
  } satisfies Record<InstallmentStatus, string>,
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
  runKind: { MATURITY: 'سررسید', DISCOUNT: 'تنزیل' } satisfies Record<RunKind, string>,
  run: {
    PREVIEW: 'در انتظار تأیید',
    APPROVED: 'تأییدشده',
    DONE: 'پایان‌یافته',
    CANCELED: 'لغوشده',
  } satisfies Record<RunStatus, string>,
  payout: {
    PENDING: 'در انتظار بانک',
    PAID: 'پرداخت‌شده',
    FAILED: 'ناموفق',
  } satisfies Record<PayoutStatus, string>,
  receivable: {
    OPEN: 'در انتظار تسویه',
    AT_BANK: 'فرستاده به بانک',
    REFUSED: 'ناموفق در بانک',
  },
  sms: { SENDING: 'در حال فرستادن', SENT: 'فرستاده‌شده', FAILED: 'ناموفق' },
  actorType: { staff: 'کارمند', customer: 'مشتری', partner: 'وب‌سرویس', system: 'سامانه' },
  webhook: {
    PENDING: 'در صف ارسال',
    DELIVERED: 'تحویل‌شده',
    GIVEN_UP: 'ناموفق',
  } satisfies Record<WebhookStatus, string>,
  webhookEvent: {
    'invoice.created': 'ثبت فاکتور',
    'invoice.updated': 'تغییر فاکتور',
    'invoice.paid': 'پرداخت فاکتور',
    'invoice.confirmed': 'تأیید شرکت پخش',
    'invoice.rejected': 'رد شرکت پخش',
    'invoice.canceled': 'لغو فاکتور',
    'invoice.returned': 'مرجوعی',
    'invoice.closed': 'بسته شدن فاکتور',
    'invoice.frozen': 'توقف فاکتور برای بررسی',
    'invoice.unfrozen': 'پایان بررسی فاکتور',
  } satisfies Record<WebhookEvent, string>,
  webhookFailure: {
    NO_ENDPOINT: 'نشانی تعریف نشده است',
    FORBIDDEN_TARGET: 'نشانی داخلی و غیرمجاز',
    UNREACHABLE: 'گیرنده در دسترس نیست',
    TIMED_OUT: 'گیرنده به‌موقع پاسخ نداد',
    REDIRECTED: 'گیرنده به نشانی دیگری فرستاد',
    REFUSED: 'گیرنده نپذیرفت',
  } satisfies Record<WebhookFailure, string>,
  inquiryKind: {
    MOBILE_OWNERSHIP: 'مالکیت موبایل (شاهکار)',
    CIVIL_REGISTRY: 'ثبت احوال',
    POSTAL_CODE: 'کد پستی',
    CREDIT_BUREAU: 'اعتبارسنجی',
  },
  inquiry: {
    PENDING: 'در حال استعلام',
    MATCHED: 'مطابق',
    MISMATCHED: 'نامطابق',
    UNAVAILABLE: 'در دسترس نبود',
  },
  paymentDecision: {
    SETTLE_BY_HAND: 'ثبت دستی',
    CLOSE_AS_NOT_PAID: 'بستن، پرداخت نشده',
    CONFIRM_RECEIPT: 'تأیید فیش بانکی',
  },
  staffRequestKind: {
    CREATE: 'ساخت حساب',
    UPDATE: 'تغییر حساب',
    REMOVE_SECOND_FACTOR: 'برداشتن ورود دومرحله‌ای',
    CREATE_ROLE: 'ساخت نقش',
    UPDATE_ROLE: 'تغییر دسترسی‌های نقش',
  },
  distributorRequestKind: { IBAN: 'تغییر شبا', FEES: 'تغییر کارمزدها' },
  role: {
    super: 'مدیر ارشد',
    kyc: 'کارشناس احراز هویت',
    credit: 'کارشناس اعتبار',
    approver: 'تأییدکننده اعتبار',
    legal: 'کارشناس حقوقی',
    card: 'کارشناس کارت',
    finance: 'کارشناس مالی',
    support: 'پشتیبانی',
    auditor: 'حسابرس',
    distributor: 'مدیر شرکت پخش',
    branch: 'کاربر شعبه شرکت پخش',
  },
} as const
