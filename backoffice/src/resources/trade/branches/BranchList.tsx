import { useGetIdentity } from 'react-admin'
import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

/** Whoever is kept to one branch opens no other. */
const NewBranch = () => {
  const { identity } = useGetIdentity()
  return identity?.branchId ? null : <CreateLink label="distributors.newBranch" />
}

export default describedList('branches', {
  columns: [
    'name',
    { field: 'distributorName', isForBank: true },
    'provinceName',
    'cityName',
    'active',
  ],
  rowClickFor: ({ permissions, isOfBranch }) =>
    permissions.includes('branches.update') && !isOfBranch ? 'edit' : false,
  actions: <NewBranch />,
})
