import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('package-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'kind',
    'slug',
    'amount',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
  hidden: ['decidedByName'],
})
