import { describedList } from '../../../components/list/describedList'

export default describedList('payouts', {
  columns: [
    'approvedAt',
    'paymentId',
    'kind',
    { field: 'distributorName', isForBank: true },
    'iban',
    'invoices',
    'gross',
    'discount',
    'net',
    'status',
    'trackingNumber',
    'reason',
    'answeredAt',
  ],
  hidden: {
    bank: ['kind', 'gross', 'discount', 'invoices', 'reason', 'answeredAt'],
    distributor: ['gross', 'discount', 'approvedAt'],
  },
  views: [
    { name: 'views.payouts.waiting', filter: { status: 'PENDING' } },
    { name: 'views.payouts.failed', filter: { status: 'FAILED' } },
  ],
})
