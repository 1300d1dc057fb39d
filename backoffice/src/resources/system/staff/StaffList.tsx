import { shippedRoles } from '@kasbeno/api/contracts/identity'
import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

export default describedList('staff', {
  columns: [
    'username',
    'fullName',
    'role',
    'distributorName',
    'branchName',
    'hasTotp',
    'active',
    'createdAt',
  ],
  filters: { role: { kind: 'enum', of: 'role', values: Object.keys(shippedRoles) } },
  rowClickFor: ({ permissions }) => (permissions.includes('staff.update') ? 'edit' : false),
  actions: <CreateLink label="staff.create" />,
})
