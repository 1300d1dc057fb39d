import { describedList } from '../../../components/list/describedList'
import { showPath } from '../../../providers/dataProvider'

export default describedList('payout-alarms', {
  columns: [
    'raisedAt',
    'kind',
    'paymentId',
    'distributorName',
    'net',
    'status',
    'trackingNumber',
    'answered',
    'answeredTrackingNumber',
    'answeredReason',
    'importedBy',
    'resolvedAt',
  ],
  hidden: ['net', 'answeredReason', 'importedBy', 'resolvedAt'],
  views: [
    { name: 'payoutAlarms.views.open', filter: { isOpen: true } },
    { name: 'payoutAlarms.views.unexplained', filter: { isUnexplained: true } },
    { name: 'payoutAlarms.views.resolved', filter: { isOpen: false } },
  ],
  rowClick: (_, __, { payoutId, withdrawalId }) =>
    withdrawalId ? showPath('withdrawals', withdrawalId) : showPath('payouts', payoutId),
  initialFilter: { isOpen: true },
})
