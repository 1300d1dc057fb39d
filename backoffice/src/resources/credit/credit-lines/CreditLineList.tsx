import { describedList } from '../../../components/list/describedList'

export default describedList('credit-lines', {
  columns: [
    'ownerName',
    'phone',
    'plan',
    'status',
    'limit',
    'used',
    'held',
    'left',
    { field: 'allocatedAt', isDay: true },
    'expiresOn',
  ],
  views: [
    { name: 'views.creditLines.blocked', filter: { status: 'BLOCKED' } },
    { name: 'views.creditLines.expired', filter: { status: 'EXPIRED' } },
  ],
})
