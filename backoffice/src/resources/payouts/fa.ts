import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'پرداخت به شرکت پخش |||| پرداخت به شرکت‌های پخش',
  fields: {
    approvedAt: 'زمان تأیید',
    paymentId: 'شناسه پرداخت',
    kind: 'نوع',
    distributorName: 'شرکت پخش',
    distributorId: 'شرکت پخش',
    iban: 'شبا',
    invoices: 'شمار فاکتورها',
    gross: 'مبلغ کل',
    discount: 'تنزیل',
    net: 'مبلغ پرداخت',
    status: 'وضعیت',
    trackingNumber: 'شماره پیگیری',
    reason: 'علت',
    answeredAt: 'زمان پاسخ بانک',
  },
  subjects: {
    payouts: 'پرداخت به شرکت پخش',
  },
  permissions: {
    'payouts.list': 'دیدن پرداخت به شرکت‌های پخش',
  },
} satisfies ResourceWords
