import { describedList } from '../../../components/list/describedList'
import { showPath } from '../../../providers/dataProvider'

export default describedList('payout-items', {
  columns: [
    'paymentId',
    'externalId',
    'referenceNumber',
    { field: 'distributorName', isForBank: true },
    'branchName',
    'kind',
    'gross',
    'discount',
    'net',
    'status',
    'trackingNumber',
    'approvedAt',
    'answeredAt',
  ],
  hidden: ['referenceNumber', 'gross', 'discount', 'approvedAt'],
  rowClick: (_, __, { orderId }) => showPath('orders', orderId),
})
