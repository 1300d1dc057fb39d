import type { SettingKey } from '../settings.ts'

/** What the bank may tune. */
export const settingWords = {
  setting: {
    fourEyesAboveRials: 'آستانه تأیید دونفره',
    receiptFourEyesAboveRials: 'آستانه تأیید دونفره فیش بانکی',
    vatRatePpm: 'نرخ مالیات بر ارزش افزوده',
    creditNeedsSignedContract: 'مصرف اعتبار تنها پس از امضای قرارداد',
    throttleAddressPerMinute: 'سقف تلاش ورود از هر نشانی شبکه در دقیقه',
    codeFailuresPerAddressPerHour: 'سقف کدهای نادرست از هر نشانی شبکه در ساعت',
    codesPerAddressPerDay: 'سقف پیامک کد برای هر نشانی شبکه در روز',
    codesPerPhonePerDay: 'سقف پیامک کد برای هر شماره در روز',
    throttlePartnerLookupsPerMinute: 'سقف استعلام مشتری از سوی هر شریک در دقیقه',
    arrearsGraceDays: 'مهلت تأخیر تا مسدودسازی (روز)',
    reapplyAfterDays: 'فاصله درخواست دوباره پس از رد (روز)',
    supportPhone: 'تلفن پشتیبانی',
    bankBranchName: 'شعبه تمدید اعتبار',
    bankBranchCode: 'کد شعبه تمدید اعتبار',
    bankAddress: 'نشانی شعبه تمدید اعتبار',
    marketingCreditBillions: 'اعتبار پرداخت‌شده در صفحه ورود (میلیارد ریال)',
    marketingShops: 'شمار فروشگاه‌های دارای اعتبار در صفحه ورود',
    promoDistributors: 'شرکت‌های پخش نمایش‌داده‌شده کنار مدارک',
    showContract: 'نمایش متن قرارداد پیش از امضا',
    SPECIAL_MODAL_STATUS: 'پنجره پیشنهاد شارژ کیف پول',
    SPECIAL_MODAL_TEXT: 'متن پنجره پیشنهاد شارژ',
    SPECIAL_MODAL_IMAGE: 'تصویر پنجره پیشنهاد شارژ',
    SPECIAL_MODAL_IMAGE_TEXT: 'متن جایگزین تصویر پنجره',
    sandboxInquiryFaults: 'خطاهای آزمایشی استعلام‌ها',
    sandboxGatewayFaults: 'خطاهای آزمایشی درگاه پرداخت',
  } satisfies Record<SettingKey, string>,
} as const
