import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('staff-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'kind',
    'subject',
    'subjectName',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
})
