import type { ApprovalKind, ApprovalStatus, BlockReason, PackageStatus } from '#contracts/credit'
import type { InstallmentStatus, OrderStatus, PaymentSource } from '#contracts/orders'
import type { GatewayIndicator, PaymentPurpose, PaymentStatus } from '#contracts/payments'
import type { Plan } from '#contracts/plans'
import type { BankStatus, KycStep, StepStatus } from '#contracts/registration'

export const messages = {
  rials: 'ریال',
  yes: 'بله',
  no: 'خیر',
  listSeparator: '، ',
  ownExportRuns: 'خروجی پیشین شما هنوز گرفته می‌شود. پس از پایان آن دوباره تلاش کنید.',
  exportsQueued:
    'دو خروجی بزرگ شما در صف ساخته شدن است. پس از آماده شدن یکی از آن‌ها دوباره تلاش کنید.',
  searchWords: 'برای جست‌وجو حداکثر شش واژه بنویسید.',
  searchTooLong: 'این جست‌وجو بیش از اندازه طول کشید. واژه‌های دقیق‌تری بنویسید یا فیلتری بگذارید.',
  exportsBusy: 'چند خروجی دیگر در حال ساخته شدن است. لطفاً کمی بعد دوباره تلاش کنید.',
} as const

/** Headers that many exports share; a module adds its own in its own dictionary. */
export const headers = {
  id: 'شناسه',
  firstname: 'نام',
  lastname: 'نام خانوادگی',
  name: 'نام',
  customerName: 'مشتری',
  phone: 'موبایل',
  nationalCode: 'کد ملی',
  dateOfBirth: 'تاریخ تولد',
  shopname: 'نام فروشگاه',
  plan: 'طرح',
  status: 'وضعیت',
  active: 'فعال',
  amount: 'مبلغ',
  reason: 'دلیل',
  distributorName: 'شرکت پخش',
  branchName: 'شعبه',
  provinceName: 'استان',
  cityName: 'شهر',
  externalId: 'شماره فاکتور',
  referenceNumber: 'شماره پیگیری کسب‌نو',
  grandTotalAmount: 'مبلغ کل',
  kasbenoFeeAmount: 'کارمزد کسب‌نو',
  bankFeeAmount: 'کارمزد بانک',
  invoicedAt: 'تاریخ صدور',
  paidAt: 'تاریخ پرداخت',
  dueDate: 'سررسید',
  createdAt: 'تاریخ ثبت',
  updatedAt: 'آخرین تغییر',
} as const

/** The words for the values of enumerations, as the back-office shows them. */
export const labels = {
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
  approval: {
    PENDING: 'در انتظار تأیید',
    APPROVED: 'تأییدشده',
    REJECTED: 'ردشده',
    FAILED: 'ناموفق',
  } satisfies Record<ApprovalStatus, string>,
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
} as const
