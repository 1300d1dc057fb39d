import type { DepositStatus, PaymentPurpose, PaymentStatus } from '#contracts/payments'

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
  maskedCard: 'کارت',
  completedAt: 'زمان تکمیل',
  failure: 'علت ناموفق',
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

const purpose: Record<PaymentPurpose, string> = {
  'wallet-charge': 'شارژ کیف پول',
  'platform-fee': 'کارمزد فعال‌سازی',
  'subscription-package': 'هزینه بسته اعتباری',
  'installment': 'بازپرداخت',
}
const status: Record<PaymentStatus, string> = {
  CREATED: 'ساخته‌شده',
  REDIRECTED: 'در درگاه',
  CALLBACK_RECEIVED: 'بازگشته از درگاه',
  IN_DOUBT: 'در انتظار تعیین تکلیف',
  COMPLETED: 'موفق',
  FINAL_ERROR: 'ناموفق',
  REQUEST_ERROR: 'خطای درگاه',
}
const deposit: Record<DepositStatus, string> = { RECORDED: 'ثبت‌شده', REVERSED: 'برگشت‌خورده' }
export const labels = { purpose, status, deposit } as const
