import { describedList } from '../../../components/list/describedList'
import { AddButton } from './AddButton'

export default describedList('blacklists', {
  columns: [
    'addedAt',
    'kind',
    'lastFour',
    { field: 'state', of: 'blacklistState' },
    'reason',
    'until',
    'addedByName',
    'removedAt',
    'removedByName',
  ],
  hidden: ['removedAt', 'removedByName'],
  views: [{ name: 'blacklists.inForce', filter: { state: 'IN_FORCE' } }],
  actions: <AddButton />,
})
