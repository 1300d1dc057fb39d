import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('late-fee-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'kind',
    'customerName',
    'externalId',
    'amount',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
  hidden: ['kind', 'externalId'],
})
