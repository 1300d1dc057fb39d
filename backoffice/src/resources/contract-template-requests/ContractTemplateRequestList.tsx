import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('contract-template-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'contractType',
    'version',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
})
