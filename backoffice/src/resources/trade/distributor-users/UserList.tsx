import { CreateLink } from '../../../components/list/CreateLink'
import { useIsBank } from '../../../components/useIsBank'
import { describedList } from '../../../components/list/describedList'

/** The bank makes them among its staff. */
const NewUser = () => (useIsBank() ? null : <CreateLink label="distributorUsers.create" />)

export default describedList('distributor-users', {
  columns: [
    'username',
    'fullName',
    'role',
    { field: 'distributorName', isForBank: true },
    'branchName',
    'hasTotp',
    'active',
    'createdAt',
  ],
  rowClickFor: ({ permissions, isBank }) =>
    !isBank && permissions.includes('distributor-users.update') ? 'edit' : false,
  actions: <NewUser />,
})
