import { describedList } from '../../../components/list/describedList'

export default describedList('suspensions', {
  columns: [
    'blockedAt',
    'ownerName',
    'phone',
    'plan',
    'blockReason',
    { field: 'state', of: 'suspension' },
    'note',
    'blockedByName',
    'liftedAt',
    'liftedByName',
    'liftNote',
  ],
  hidden: ['phone', 'plan', 'liftedByName', 'liftNote'],
  views: [
    { name: 'suspensions.inForce', filter: { state: 'IN_FORCE' } },
    { name: 'suspensions.lifted', filter: { state: 'LIFTED' } },
  ],
})
