import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

export default describedList('merchants', {
  columns: [
    'number',
    'name',
    'distributorName',
    'branchName',
    'dueDateInDays',
    'devices',
    'active',
    'createdAt',
  ],
  actions: <CreateLink label="merchants.create" />,
})
