import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

export default describedList('branches', {
  columns: [
    'name',
    { field: 'distributorName', isForBank: true },
    'provinceName',
    'cityName',
    'active',
  ],
  rowClickFor: ({ permissions }) => (permissions.includes('distributors.update') ? 'edit' : false),
  actions: <CreateLink label="distributors.newBranch" />,
})
