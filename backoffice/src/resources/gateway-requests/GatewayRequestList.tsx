import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('gateway-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'kind',
    'indicator',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
})
