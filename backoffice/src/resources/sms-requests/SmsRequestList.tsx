import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('sms-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'kind',
    'about',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
})
