import { describedList } from '../../../components/list/describedList'
import { rowToOwner } from '../../../components/list/rowToOwner'

export default describedList('platform-fees', {
  columns: [
    'paidAt',
    'ownerName',
    'phone',
    'plan',
    'creditYear',
    'limit',
    'fee',
    'vat',
    'amount',
    'status',
    'settledAt',
  ],
  hidden: ['phone', 'fee', 'vat'],
  rowClickFor: rowToOwner,
})
