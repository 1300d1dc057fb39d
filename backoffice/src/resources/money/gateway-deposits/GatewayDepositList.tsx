import { describedList } from '../../../components/list/describedList'
import { RecordButton } from './RecordButton'

export default describedList('gateway-deposits', {
  columns: [
    'depositedOn',
    'indicator',
    'amount',
    'trackingNumber',
    'status',
    'recordedBy',
    'recordedAt',
  ],
  actions: <RecordButton />,
})
