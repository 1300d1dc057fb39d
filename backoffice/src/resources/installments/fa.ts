import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'بازپرداخت |||| بازپرداخت‌ها',
  fields: {
    dueDate: 'سررسید',
    status: 'وضعیت',
    customerName: 'مشتری',
    phone: 'موبایل',
    distributorName: 'شرکت پخش',
    externalId: 'شماره فاکتور',
    amount: 'مبلغ بازپرداخت',
    paidAmount: 'پرداخت‌شده',
    reversedAmount: 'برگشت‌شده',
    remainingAmount: 'مانده',
    plan: 'طرح',
    distributorId: 'شرکت پخش',
    clearedAt: 'تاریخ تسویه',
  },
  subjects: {
    installments: 'بازپرداخت',
  },
  permissions: {
    'installments.list': 'دیدن بازپرداخت‌ها',
  },
  texts: {
    installments: {
      amount: 'مبلغ',
      paidAmount: 'پرداخت‌شده',
      status: 'وضعیت',
      dueDate: 'سررسید',
      clearedAt: 'زمان تسویه',
    },
  },
} satisfies ResourceWords
