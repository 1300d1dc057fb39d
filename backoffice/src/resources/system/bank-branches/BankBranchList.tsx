import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

export default describedList('bank-branches', {
  columns: ['branchCode', 'name', 'provinceName', 'cityName', 'updatedAt', 'active'],
  actions: <CreateLink label="bankBranches.create" />,
})
