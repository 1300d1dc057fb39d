import type { DistributorRequestKind } from '../distributors.ts'
import type { SmsDelivery, SmsProvider, SmsRequestKind, SmsStatus } from '../messages.ts'
import type { StaffRequestKind } from '../staff.ts'

const smsProvider = {
  sandbox: 'سامانه آزمایشی',
  kavenegar: 'کاوه‌نگار',
  smsir: 'SMS.ir',
} satisfies Record<SmsProvider, string>

const smsTemplate = {
  'login-code': 'کد ورود',
  'payment-code': 'کد پرداخت',
  'credit-score-code': 'کد موافقت با اعتبارسنجی',
  'card-block-code': 'کد مسدود کردن کارت',
  'card-pin-code': 'کد تعیین رمز کارت',
  'card-printed': 'چاپ کارت',
  'card-returned': 'برگشت مرسوله کارت',
  'card-delivered': 'تحویل کارت',
  'card-activated': 'فعال شدن کارت',
  'card-blocked': 'مسدود شدن کارت',
  'card-disabled': 'از کار افتادن کارت',
  'card-pin-changed': 'تغییر رمز کارت',
  'step-rejected': 'رد یک مرحله',
  'step-reopened': 'بررسی دوباره یک مرحله',
  'steps-approved': 'تأیید همه مرحله‌ها',
  'credit-refused': 'رد درخواست اعتبار',
  'invoice-created': 'فاکتور تازه',
  'invoice-paid': 'پرداخت فاکتور',
  'invoice-paid-on-credit': 'پرداخت فاکتور از اعتبار',
  'invoice-canceled': 'لغو فاکتور',
  'invoice-refunded': 'بازگشت پول فاکتور',
  'invoice-returned': 'برگشت کالا',
  'credit-allocated': 'تخصیص اعتبار',
  'credit-suspended': 'مسدودسازی اعتبار',
  'credit-suspended-arrears': 'مسدودسازی به دلیل بدهی',
  'credit-unsuspended': 'رفع مسدودی اعتبار',
  'credit-ending': 'نزدیکی پایان اعتبار',
  'credit-expired': 'پایان اعتبار',
  'installment-soon': 'یادآوری پیش از سررسید',
  'installment-due': 'یادآوری روز سررسید',
  'installment-past-due': 'یادآوری پس از سررسید',
  'repayment-paid': 'انجام بازپرداخت',
  'repayment-kept-as-cash': 'ماندن بازپرداخت در کیف پول',
  'platform-fee-paid': 'پرداخت کارمزد',
  'platform-fee-refunded': 'بازگشت کارمزد',
  'dispute-accepted': 'پذیرش اعتراض به کالا',
  'dispute-refused': 'رد اعتراض به کالا',
  'contract-signed': 'امضای قرارداد',
  'renewal-granted': 'موافقت با تمدید',
  'credit-renewed': 'تمدید اعتبار',
  'payment-kept-as-cash': 'ماندن پول در کیف پول',
  'support-call': 'درخواست تماس با پشتیبانی',
  'support-missed-call': 'تماس بی‌پاسخ پشتیبانی',
  'support-review-documents': 'بازبینی مدارک',
  'support-keep-codes': 'هشدار درباره کدها',
} as const

/** The bank and its people: who acts, what they ask for, what is sent. */
export const houseWords = {
  active: { true: 'فعال', false: 'غیرفعال' },
  actorType: { staff: 'کارمند', customer: 'مشتری', partner: 'وب‌سرویس', system: 'سامانه' },
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
  staffRequestKind: {
    CREATE: 'ساخت حساب',
    UPDATE: 'تغییر حساب',
    REMOVE_SECOND_FACTOR: 'برداشتن ورود دومرحله‌ای',
    CREATE_ROLE: 'ساخت نقش',
    UPDATE_ROLE: 'تغییر دسترسی‌های نقش',
  } satisfies Record<StaffRequestKind, string>,
  distributorRequestKind: { IBAN: 'تغییر شبا', FEES: 'تغییر کارمزدها' } satisfies Record<
    DistributorRequestKind,
    string
  >,
  sms: {
    SENDING: 'در حال فرستادن',
    SENT: 'فرستاده‌شده',
    UNKNOWN: 'نامعلوم',
    FAILED: 'ناموفق',
    WITHHELD: 'فرستاده نشد، متن خاموش است',
  } satisfies Record<SmsStatus, string>,
  smsDelivery: {
    ON_ITS_WAY: 'در راه',
    DELIVERED: 'به گوشی رسید',
    NOT_DELIVERED: 'به گوشی نرسید',
    NEVER_TOLD: 'گزارشی نیامد',
  } satisfies Record<SmsDelivery, string>,
  smsProvider,
  smsTemplate,
  /** What a request about messages is about. */
  smsSubject: { ...smsTemplate, ...smsProvider },
  smsRequestKind: {
    TEMPLATE: 'تغییر متن',
    KEY: 'تغییر کلید فرستنده',
    SWITCH_ON: 'فعال کردن فرستنده',
  } satisfies Record<SmsRequestKind, string>,
} as const
