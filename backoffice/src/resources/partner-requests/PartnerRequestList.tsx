import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('partner-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'kind',
    'name',
    'distributorName',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
  hidden: ['decidedByName'],
})
