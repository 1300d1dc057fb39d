import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('print-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'number',
    'cards',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
  hidden: ['decidedByName'],
})
