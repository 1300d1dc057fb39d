import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'فاکتور پرداخت |||| فاکتورهای هر پرداخت',
  fields: {
    payoutId: 'پرداخت',
    paymentId: 'شناسه پرداخت',
    externalId: 'شماره فاکتور',
    referenceNumber: 'شماره پیگیری کسب‌نو',
    distributorName: 'شرکت پخش',
    distributorId: 'شرکت پخش',
    branchName: 'شعبه',
    kind: 'نوع',
    gross: 'مبلغ کل',
    discount: 'تنزیل',
    net: 'مبلغ پرداخت',
    status: 'وضعیت',
    trackingNumber: 'شماره پیگیری',
    approvedAt: 'زمان تأیید',
    answeredAt: 'زمان پاسخ بانک',
  },
  subjects: {
    'payout-items': 'فاکتور پرداخت',
  },
} satisfies ResourceWords
