import { headers as common } from '#app/platform/resource/i18n/fa'

/** Title and headers of the list and its export; words for values are the shared ones. */
export const title = 'بازپرداخت‌ها'

export const headers = {
  ...common,
  amount: 'مبلغ بازپرداخت',
  paidAmount: 'پرداخت‌شده',
  reversedAmount: 'برگشت‌شده',
  remainingAmount: 'مانده',
  clearedAt: 'تاریخ تسویه',
} as const
