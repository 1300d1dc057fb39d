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
  waitingSince: 'در صف از',
  allocationSince: 'در صف تخصیص از',
  createdAt: 'آغاز ثبت‌نام',
} as const

/** What the export of the inquiries says. */
export const inquiries = { title: 'استعلام‌ها', singular: 'استعلام' } as const

export const inquiryHeaders = {
  kind: 'استعلام از',
  answer: 'پاسخ',
  askedAt: 'زمان استعلام',
  answeredAt: 'زمان پاسخ',
} as const
