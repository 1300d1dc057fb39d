export const titles = {
  audit: 'رد تغییرات',
  sms: 'پیامک‌ها',
  users: 'مشتریان',
  partnerClients: 'مشتریان وب‌سرویس',
  provinces: 'استان‌ها',
  cities: 'شهرها',
  districts: 'محله‌ها',
  guilds: 'صنف‌ها',
} as const

export const headers = {
  at: 'زمان سامانه',
  businessAt: 'زمان کاری',
  actor: 'چه کسی',
  actorType: 'نقش',
  command: 'فرمان',
  subjectType: 'موضوع',
  subjectId: 'شناسه موضوع',
  before: 'پیش از آن',
  after: 'پس از آن',
  traceId: 'شناسه پیگیری',
  template: 'متن پیامک',
  provider: 'فرستنده',
  sentAt: 'زمان ارسال',
  failure: 'خطا',
  scopes: 'دامنه',
  isTest: 'آزمایشی',
} as const
