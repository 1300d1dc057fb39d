import { describedList } from '../../components/list/describedList'
import { requestList } from '../../components/requests/requestList'

export default describedList('payout-requests', {
  ...requestList,
  columns: [
    'requestedAt',
    'kind',
    'paymentId',
    'distributorName',
    'net',
    'reason',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
  hidden: ['decidedByName', 'decidedAt'],
})
