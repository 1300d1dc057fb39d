import { headers as common } from '#app/shared/resource/i18n/fa'

/** Titles and headers of the lists and exports; words for values are the shared ones. */
export const titles = { orders: 'فاکتورها', installments: 'بازپرداخت‌ها' } as const

export const headers = {
  ...common,
  refundAmount: 'مبلغ بازگشتی',
  paymentSource: 'محل پرداخت',
  bankReferenceNumber: 'شماره پیگیری بانک',
  dueDateInDays: 'مهلت (روز)',
  cancelReason: 'دلیل لغو',
  paidAmount: 'پرداخت‌شده',
  reversedAmount: 'برگشت‌شده',
  remainingAmount: 'مانده',
  clearedAt: 'تاریخ تسویه',
} as const
