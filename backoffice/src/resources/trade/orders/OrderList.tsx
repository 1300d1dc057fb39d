import { describedList } from '../../../components/list/describedList'

export default describedList('orders', {
  columns: [
    'externalId',
    'referenceNumber',
    { field: 'distributorName', isForBank: true },
    'branchName',
    'customerName',
    'ownerType',
    'phone',
    'plan',
    'status',
    'grandTotalAmount',
    'kasbenoFeeAmount',
    'bankFeeAmount',
    'invoicedAt',
    'paidAt',
    'dueDate',
  ],
  hidden: {
    bank: ['referenceNumber', 'ownerType', 'plan', 'paidAt', 'branchName', 'phone'],
    distributor: ['referenceNumber', 'plan', 'paidAt'],
  },
  views: [
    { name: 'views.orders.companies', filter: { ownerType: 'COMPANY' } },
    { name: 'views.orders.unpaid', filter: { status: ['CREATED', 'HOLDED'] } },
    { name: 'views.orders.paid', filter: { status: 'COMPLETED' } },
    { name: 'views.orders.canceled', filter: { status: ['CANCELED', 'CLOSED'] } },
    { name: 'views.orders.fraud', filter: { status: 'FRAUD' } },
  ],
})
