/** What the export of the payments says. */
export const title = 'پرداخت‌های درگاه'
export const companyPaymentsTitle = 'تراکنش‌های شرکت‌ها'

export const headers = {
  createdAt: 'زمان',
  referenceCode: 'شماره پیگیری',
  customer: 'مشتری',
  phone: 'موبایل',
  purpose: 'بابت',
  gateway: 'درگاه',
  amount: 'مبلغ',
  status: 'وضعیت',
  receipt: 'رسید بانک',
  maskedCard: 'کارت پرداخت',
  completedAt: 'زمان تکمیل',
  failure: 'دلیل ناموفق بودن',
} as const

/** The same for what gateways handed over to the bank. */
export const depositTitle = 'واریزهای درگاه‌ها'

export const depositHeaders = {
  recordedAt: 'زمان ثبت',
  gateway: 'درگاه',
  amount: 'مبلغ',
  trackingNumber: 'شماره پیگیری بانک',
  depositedOn: 'تاریخ واریز',
  recordedBy: 'ثبت‌کننده',
  status: 'وضعیت',
  reversedAt: 'زمان برگشت',
  reversedBy: 'برگشت‌دهنده',
  reason: 'دلیل برگشت',
} as const

export const gatewayTitle = 'درگاه‌های پرداخت'

export const gatewayHeaders = {
  position: 'ترتیب',
  gateway: 'درگاه',
  active: 'فعال',
  isDefault: 'پیش‌فرض',
  isSupported: 'وصل به سامانه',
  source: 'جای مشخصات قرارداد',
  minAmount: 'کمترین مبلغ',
  maxAmount: 'بیشترین مبلغ',
  lastAnswerAt: 'آخرین پاسخ بانک',
  lastVerdict: 'معنای آخرین پاسخ',
  lastCode: 'کد آخرین پاسخ',
  answersLastHour: 'پرسش‌های یک ساعت گذشته',
  failuresLastHour: 'بی‌پاسخ‌های یک ساعت گذشته',
} as const
