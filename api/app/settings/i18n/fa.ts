import type { SettingKey } from '#contracts/settings'

export const title = 'تنظیمات'

export const messages = {
  wrongValue: 'این مقدار برای این تنظیم پذیرفته نیست.',
} as const

/** The columns of the export. */
export const headers = {
  name: 'تنظیم',
  value: 'مقدار',
  defaultValue: 'مقدار پیش‌فرض',
  updatedAt: 'آخرین تغییر',
  proposedValue: 'مقدار پیشنهادی',
  proposedBy: 'پیشنهاددهنده',
  proposedAt: 'زمان پیشنهاد',
} as const

export const names: Readonly<Record<SettingKey, string>> = {
  fourEyesAboveRials: 'آستانه تأیید دونفره (ریال)',
  receiptFourEyesAboveRials: 'آستانه تأیید دونفره فیش بانکی (ریال)',
  vatRatePpm: 'نرخ مالیات بر ارزش افزوده (در میلیون)',
  creditNeedsSignedContract: 'مصرف اعتبار تنها پس از امضای قرارداد',
  throttleAddressPerMinute: 'سقف تلاش ورود از هر نشانی شبکه در دقیقه',
  codeFailuresPerAddressPerHour: 'سقف کدهای نادرست از هر نشانی شبکه در ساعت',
  codesPerAddressPerDay: 'سقف پیامک کد برای هر نشانی شبکه در روز',
  codesPerPhonePerDay: 'سقف پیامک کد برای هر شماره در روز',
  throttlePartnerLookupsPerMinute: 'سقف استعلام مشتری از سوی هر شریک در دقیقه',
  arrearsGraceDays: 'مهلت تأخیر تا مسدودسازی (روز)',
  reapplyAfterDays: 'فاصله درخواست دوباره پس از رد (روز)',
  supportPhone: 'تلفن پشتیبانی',
  SPECIAL_MODAL_STATUS: 'پنجره پیشنهاد شارژ کیف پول',
  SPECIAL_MODAL_TEXT: 'متن پنجره پیشنهاد شارژ',
  SPECIAL_MODAL_IMAGE: 'تصویر پنجره پیشنهاد شارژ',
  SPECIAL_MODAL_IMAGE_TEXT: 'متن جایگزین تصویر پنجره',
  sandboxInquiryFaults: 'خطاهای آزمایشی استعلام‌ها',
  sandboxGatewayFaults: 'خطاهای آزمایشی درگاه پرداخت',
}
