import type { PackageStatus } from '#contracts/credit'
import type { PersonPlan } from '#contracts/plans'
import type { BankStatus, KycStep, StepStatus } from '#contracts/registration'

/** What the export of the registrations says. */
export const title = 'پرونده‌های ثبت‌نام'

export const headers = {
  phone: 'موبایل',
  firstname: 'نام',
  lastname: 'نام خانوادگی',
  nationalCode: 'کد ملی',
  shopname: 'فروشگاه',
  plan: 'طرح',
  identity: 'هویت',
  shop: 'وضعیت فروشگاه',
  docs: 'مدارک',
  kycStep: 'مرحله',
  bankStatus: 'وضعیت بانک',
  package: 'بسته اعتباری',
  packageAmount: 'مبلغ بسته',
  waitingSince: 'در انتظار از',
  createdAt: 'آغاز ثبت‌نام',
} as const

const plan: Record<PersonPlan, string> = {
  'kasbeno-fmcg-real': 'کالاهای تندمصرف',
  'kasbeno-digital-real': 'کالای دیجیتال',
}
const step: Record<StepStatus, string> = {
  START: 'فرستاده نشده',
  PENDING: 'در انتظار بررسی',
  APPROVED: 'تأییدشده',
  REJECTED: 'ردشده',
}
const bank: Record<BankStatus, string> = {
  START: 'در انتظار مراجعه',
  PENDING: 'در انتظار تخصیص',
  APPROVED: 'تخصیص‌یافته',
  REJECTED: 'ردشده',
}
const kycStep: Record<KycStep, string> = {
  AUTHENTICATION: 'احراز هویت',
  PHONE_CONFIRMED: 'موبایل تأییدشده',
  CREDIT_SCORE_PENDING: 'در انتظار اعتبارسنجی',
  CREDIT_SCORE_REJECTED: 'اعتبارسنجی ردشده',
  CREDIT_SCORE_ACCEPTED: 'اعتبارسنجی پذیرفته‌شده',
  BRANCH_SELECTION: 'مراجعه به شعبه',
  REJECTED: 'ردشده',
  ACCEPTED: 'پذیرفته‌شده',
}
const packageStatus: Record<PackageStatus, string> = {
  START: 'انتخاب‌نشده',
  CREATED: 'انتخاب‌شده',
  ALLOCATE_PENDING: 'در انتظار تخصیص',
  ENABLED: 'فعال',
  CANCELED: 'لغوشده',
  EXPIRED: 'منقضی',
}

export const labels = { plan, step, bank, kycStep, package: packageStatus } as const
