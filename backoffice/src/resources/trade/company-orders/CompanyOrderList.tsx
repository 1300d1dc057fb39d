import { describedList } from '../../../components/list/describedList'

export default describedList('company-orders', {
  columns: [
    'externalId',
    'customerName',
    'distributorName',
    'branchName',
    'status',
    'grandTotalAmount',
    'invoicedAt',
    'dueDate',
    'referenceNumber',
    'phone',
    'paidAt',
  ],
  hidden: ['branchName', 'referenceNumber', 'phone', 'paidAt'],
  filters: { plan: false, userId: false },
  views: [
    { name: 'views.orders.unpaid', filter: { status: ['CREATED', 'HOLDED'] } },
    { name: 'views.orders.paid', filter: { status: 'COMPLETED' } },
    { name: 'views.orders.canceled', filter: { status: ['CANCELED', 'CLOSED'] } },
  ],
})
