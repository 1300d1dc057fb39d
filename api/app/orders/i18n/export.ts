import { headers as common } from '#app/shared/resource/i18n/fa'

/** Title and headers of the list and its export; words for values are the shared ones. */
export const title = 'فاکتورها'

export const headers = {
  ...common,
  refundAmount: 'مبلغ بازگشتی',
  paymentSource: 'محل پرداخت',
  bankReferenceNumber: 'شماره پیگیری بانک',
  dueDateInDays: 'مهلت (روز)',
  cancelReason: 'دلیل لغو',
} as const
