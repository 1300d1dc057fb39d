import { describedList } from '../../../components/list/describedList'
import { BeginTextButton } from './BeginTextButton'

export default describedList('contract-templates', {
  columns: [
    'contractType',
    'plan',
    'version',
    'status',
    'writtenByName',
    'approvedByName',
    'createdAt',
    'inForceAt',
  ],
  actions: <BeginTextButton />,
})
