import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'طلب تسویه‌نشده |||| طلب‌های تسویه‌نشده',
  fields: {
    maturesOn: 'سررسید',
    externalId: 'شماره فاکتور',
    referenceNumber: 'شماره پیگیری کسب‌نو',
    distributorName: 'شرکت پخش',
    distributorId: 'شرکت پخش',
    branchName: 'شعبه',
    grandTotalAmount: 'مبلغ فاکتور',
    amount: 'طلب',
    status: 'وضعیت',
    paymentId: 'شناسه پرداخت',
    paidAt: 'زمان پرداخت مشتری',
  },
  subjects: {
    receivables: 'طلب تسویه‌نشده',
  },
  permissions: {
    'receivables.list': 'دیدن طلب‌ها و فاکتورهای هر پرداخت',
  },
} satisfies ResourceWords
