import { describedList } from '../../../components/list/describedList'
import { showPath } from '../../../providers/dataProvider'

/** When will be paid how much: by the day from which it may be claimed. */
export default describedList('receivables', {
  columns: [
    { field: 'maturesOn', withRelative: true },
    'externalId',
    'referenceNumber',
    { field: 'distributorName', isForBank: true },
    'branchName',
    'payable',
    'withheld',
    'amount',
    'grandTotalAmount',
    'status',
    'paymentId',
    'paidAt',
  ],
  hidden: ['referenceNumber', 'amount', 'grandTotalAmount', 'paidAt'],
  views: [
    { name: 'views.receivables.open', filter: { status: 'OPEN' } },
    { name: 'views.receivables.atBank', filter: { status: 'AT_BANK' } },
    { name: 'views.receivables.refused', filter: { status: 'REFUSED' } },
  ],
  rowClick: (id) => showPath('orders', id),
})
