import { describedList } from '../../../components/list/describedList'
import { showPath } from '../../../providers/dataProvider'

export default describedList('installments', {
  columns: [
    { field: 'dueDate', withRelative: true },
    'status',
    'customerName',
    'phone',
    { field: 'distributorName', isForBank: true },
    'externalId',
    'amount',
    'paidAmount',
    'reversedAmount',
    'remainingAmount',
    { field: 'clearedAt', isDay: true },
  ],
  // The invoice has the phone; amounts need the room.
  hidden: ['phone', 'reversedAmount'],
  views: [
    { name: 'views.installments.pastDue', filter: { status: 'PAST_DUE' } },
    { name: 'views.installments.open', filter: { status: ['AWAITING_DUE_DATE', 'PAST_DUE'] } },
  ],
  rowClick: (_, __, { orderId }) => showPath('orders', orderId),
})
