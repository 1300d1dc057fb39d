import { describedList } from '../../../components/list/describedList'
import { ClearCacheButton } from './ClearCacheButton'

/** Who carries messages, in the order in which they are tried. */
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
