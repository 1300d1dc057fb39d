import { describedList } from '../../components/list/describedList'

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
})
