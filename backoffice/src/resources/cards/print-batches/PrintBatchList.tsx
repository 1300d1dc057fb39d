import { describedList } from '../../../components/list/describedList'
import { CreateBatchButton } from './CreateBatchButton'

export default describedList('print-batches', {
  columns: [
    'number',
    'createdAt',
    'createdBy',
    'cards',
    'waiting',
    'printed',
    'failed',
    'canceled',
  ],
  actions: <CreateBatchButton />,
})
