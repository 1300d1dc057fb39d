import { headers as common } from '#app/platform/resource/i18n/fa'

/** Title and headers of the list and its export; words for values are the shared ones. */
export const title = 'فاکتورها'
export const ownTitle = 'فاکتورهای من'
export const disputeTitle = 'گزارش‌های مشکل کالا'

export const headers = {
  ...common,
  refundAmount: 'مبلغ بازگشتی',
  paymentSource: 'محل پرداخت',
  bankReferenceNumber: 'شماره پیگیری بانک',
  dueDateInDays: 'مهلت (روز)',
  installmentReceiptStatus: 'بازپرداخت',
  installmentReceiptAmount: 'مبلغ بازپرداخت',
  cancelReason: 'دلیل لغو',
  reportedGoodsAmount: 'کالای گزارش‌شده',
  reportedRefundAmount: 'بازگشتی در صورت پذیرش',
  acceptedGoodsAmount: 'کالای پذیرفته‌شده',
  acceptedRefundAmount: 'بازگشتی پذیرفته‌شده',
  openedAt: 'زمان گزارش',
  answerBy: 'مهلت پاسخ',
  note: 'شرح خریدار',
  decidedAt: 'زمان پایان',
  decidedBy: 'پایان‌دهنده',
  answer: 'پاسخ',
} as const
