import type {
  CompanyInquiryKind,
  CompanyKycStep,
  CompanyStatus,
  MemberRole,
  PaymentMethodType,
  RuleChangeStatus,
} from '../companies.ts'
import type { SignatureLevel } from '../quorum.ts'
import type { RuleChangeKind } from '../spending.ts'

/** Of a holder who may spend the whole credit. */
export const noCeiling = 'بدون سقف'

export const monthlyCeiling = 'سقف خرید در هر ماه شمسی'

/** @param amount grouped; null for none */
export const ceilingText = (amount: string | null): string =>
  amount === null ? noCeiling : `${amount} ریال`

/** Companies, their members and who signs for them. */
export const companyWords = {
  companyStatus: {
    START: 'فرستاده‌نشده',
    PENDING: 'در انتظار بررسی',
    ACCEPTED: 'تأییدشده',
    REJECTED: 'ردشده',
  } satisfies Record<CompanyStatus, string>,
  companyKycStep: {
    AUTHENTICATION: 'در حال ثبت‌نام',
    BRANCH_SELECTION: 'انتخاب شعبه',
    REJECTED: 'ردشده',
    ACCEPTED: 'در انتظار تخصیص اعتبار',
    CREDIT_ACCEPTED: 'دارای اعتبار',
  } satisfies Record<CompanyKycStep, string>,
  companyPaymentMethod: {
    POS: 'کارت‌خوان',
    CPG: 'درگاه اعتباری',
    OTP: 'تأیید صاحبان امضا',
  } satisfies Record<PaymentMethodType, string>,
  ruleChangeKind: {
    RULE: 'حق امضای اعضا',
    METHOD: 'پرداخت با کارت',
    CEILING: 'سقف یک دارنده',
  } satisfies Record<RuleChangeKind, string>,
  memberRole: { CEO: 'مدیرعامل', BOARD_MEMBER: 'عضو هیئت‌مدیره' } satisfies Record<
    MemberRole,
    string
  >,
  signatureLevel: {
    MANDATORY: 'الزامی',
    OPTIONAL: 'اختیاری',
    NOT_ALLOWED: 'بدون حق امضا',
  } satisfies Record<SignatureLevel, string>,
  ruleChange: {
    PENDING: 'در انتظار تأیید',
    CONFIRMED: 'تأییدشده',
    REFUSED: 'پذیرفته‌نشده',
    WITHDRAWN: 'پس‌گرفته‌شده',
    OUTDATED: 'منتفی‌شده',
  } satisfies Record<RuleChangeStatus, string>,
  companyInquiryKind: {
    COMPANY_REGISTER: 'ثبت شرکت‌ها: نام و شناسه',
    COMPANY_SIGNATORIES: 'ثبت شرکت‌ها: صاحبان امضا',
  } satisfies Record<CompanyInquiryKind, string>,
} as const
