import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'installments.list': 'دیدن بدهی‌ها',
  },
  texts: {
    installments: {
      amount: 'مبلغ',
      reversedAmount: 'برگشت‌شده',
      paidAmount: 'پرداخت‌شده',
      remainingAmount: 'مانده',
      status: 'وضعیت',
      dueDate: 'سررسید',
      clearedAt: 'زمان تسویه',
    },
  },
} satisfies ResourceWords
