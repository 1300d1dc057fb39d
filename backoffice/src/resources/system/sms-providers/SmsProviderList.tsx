import { describedList } from '../../../components/list/describedList'
import { ClearCacheButton } from './ClearCacheButton'

export default describedList('sms-providers', {
  columns: [
    'name',
    'active',
    'position',
    'source',
    'sentLastHour',
    'unknownLastHour',
    'undeliveredLastHour',
    'updatedAt',
  ],
  actions: <ClearCacheButton />,
})
