import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('plan-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'kind',
    'plan',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
})
