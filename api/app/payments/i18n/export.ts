/** What the export of the payments says. */
export const title = 'پرداخت‌های درگاه'

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
