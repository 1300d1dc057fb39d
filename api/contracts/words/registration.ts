import type { CompanyPaperKind } from '../companies.ts'
import type {
  BankStatus,
  DocumentKind,
  KycStep,
  PropertyType,
  Step,
  StepStatus,
} from '../registration.ts'

export const registrationWords = {
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
  stepName: { identity: 'هویت', shop: 'فروشگاه', docs: 'مدارک' } satisfies Record<Step, string>,
  propertyType: { RENT: 'استیجاری', OWN: 'ملکی' } satisfies Record<PropertyType, string>,
  documentKind: {
    nationalCardFront: 'روی کارت ملی',
    nationalCardBack: 'پشت کارت ملی',
    certificate: 'مدرک کسب‌وکار',
    cardIssuanceContract: 'قرارداد صدور کارت',
    officialPaper: 'روزنامه رسمی یا مدرک شرکت',
  } satisfies Record<DocumentKind | CompanyPaperKind, string>,
} as const
