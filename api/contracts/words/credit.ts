import type { LateFeeRequestKind } from '../late_fees.ts'
import type {
  ApprovalKind,
  ApprovalStatus,
  BlockReason,
  FeeStatus,
  PackageRequestKind,
  PackageStatus,
  SuspensionState,
} from '../credit.ts'
import type { ContractType, TemplateStatus } from '../contracts.ts'
import type { Plan } from '../plans.ts'
import type { RequestStatus } from '../two_people.ts'
import { planName } from './plans.ts'

export const creditWords = {
  plan: {
    'kasbeno-fmcg-real': `${planName('kasbeno-fmcg-real')} (شخص)`,
    'kasbeno-digital-real': `${planName('kasbeno-digital-real')} (شخص)`,
    'kasbeno-fmcg-legal': `${planName('kasbeno-fmcg-legal')} (شرکت)`,
  } satisfies Record<Plan, string>,
  package: {
    START: 'انتخاب‌نشده',
    CREATED: 'در انتظار پرداخت',
    ALLOCATE_PENDING: 'در انتظار تخصیص',
    ENABLED: 'فعال',
    CANCELED: 'لغوشده',
    EXPIRED: 'منقضی و بازپرداخت‌شده',
  } satisfies Record<PackageStatus, string>,
  packageRequestKind: {
    CREATE: 'بسته تازه',
    COLLATERALS: 'تغییر تضمین‌ها',
    ACTIVATE: 'ارائه دوباره',
  } satisfies Record<PackageRequestKind, string>,
  line: { ACTIVE: 'فعال', BLOCKED: 'مسدود', EXPIRED: 'منقضی', NOT_ALLOCATED: 'تخصیص‌نیافته' },
  blockReason: {
    STAFF: 'تصمیم کارکنان بانک',
    ARREARS: 'بدهی سررسیدگذشته',
    FRAUD: 'تخلف',
    PAPERS_EXPIRED: 'پایان اعتبار مدارک',
    WRITTEN_OFF: 'بدهی سوخت‌شده',
  } satisfies Record<BlockReason, string>,
  suspension: { IN_FORCE: 'برقرار', LIFTED: 'برداشته‌شده' } satisfies Record<
    SuspensionState,
    string
  >,
  refundReason: {
    NOT_ALLOCATED_IN_TIME: 'تخصیص نیافتن در مهلت',
    SCORE_REFUSED: 'رد اعتبارسنجی',
    CANCELED: 'لغو بسته',
    WRITTEN_OFF: 'سوخت شدن بدهی',
  },
  approval: {
    PENDING: 'در انتظار تأیید',
    APPROVED: 'تأییدشده',
    REJECTED: 'ردشده',
    FAILED: 'ناموفق',
    WITHDRAWN: 'پس‌گرفته‌شده',
  } satisfies Record<ApprovalStatus | RequestStatus, string>,
  approvalKind: {
    ALLOCATE_CREDIT: 'تخصیص اعتبار',
    CHANGE_LIMIT: 'تغییر سقف اعتبار',
    WRITE_OFF: 'سوخت کردن بدهی',
  } satisfies Record<ApprovalKind, string>,
  contractType: {
    CARD: 'قرارداد صدور و استفاده از کارت اعتباری',
    CREDIT_RENEWAL: 'قرارداد تمدید اعتبار',
  } satisfies Record<ContractType, string>,
  contractRequestKind: { PUT_IN_FORCE: 'به اجرا گذاشتن متن' },
  contractTemplate: {
    DRAFT: 'پیش‌نویس',
    IN_FORCE: 'جاری',
    RETIRED: 'کنارگذاشته',
  } satisfies Record<TemplateStatus, string>,
  /** As the audit trail calls what is done to late fees. */
  lateFeeCommand: {
    'credit.forgive-late-fee': 'بخشودگی دیرکرد',
    'late-fee-requests.ask': 'درخواست بخشودگی دیرکرد',
    'late-fee-requests.approve': 'تأیید بخشودگی دیرکرد',
    'late-fee-requests.reject': 'رد بخشودگی دیرکرد',
    'late-fee-requests.withdraw': 'پس گرفتن بخشودگی دیرکرد',
  },
  lateFeeRequestKind: { FORGIVE: 'بخشودگی دیرکرد' } satisfies Record<LateFeeRequestKind, string>,
  fee: { PAID: 'پرداخت‌شده', EARNED: 'قطعی‌شده', REFUNDED: 'بازگردانده‌شده' } satisfies Record<
    FeeStatus,
    string
  >,
} as const
