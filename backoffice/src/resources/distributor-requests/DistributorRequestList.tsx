import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('distributor-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'kind',
    'distributorName',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
})
