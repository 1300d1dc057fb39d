import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('phone-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'customerName',
    'previousPhone',
    'newPhone',
    { field: 'inquiry', of: 'inquiry' },
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
  hidden: ['decidedByName'],
})
