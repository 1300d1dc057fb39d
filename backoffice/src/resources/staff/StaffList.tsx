import { shippedRoles } from '@kasbeno/api/contracts/identity'
import { usePermissions } from 'react-admin'
import { StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import { CreateLink } from '../../components/list/CreateLink'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [
  { source: 'role', kind: 'enum', of: 'role', values: Object.keys(shippedRoles) },
  { source: 'active', kind: 'flag', of: 'active' },
  { source: 'hasTotp', kind: 'flag', of: 'yesNo' },
]

export default function StaffList() {
  const { permissions } = usePermissions<string[]>()
  const mayChange = permissions?.includes('staff.update') ?? false
  return (
    <ListPage
      filters={filters}
      sort={{ field: 'username', order: 'ASC' }}
      rowClick={mayChange ? 'edit' : false}
      actions={mayChange && <CreateLink label="staff.create" />}
    >
      <TextCol source="username" />
      <TextCol source="fullName" />
      <WordCol source="role" of="role" />
      <TextCol source="distributorName" disableSort />
      <TextCol source="branchName" disableSort />
      <StatusCol source="hasTotp" disableSort of="yesNo" />
      <StatusCol source="active" of="active" />
      <TimeCol source="createdAt" />
    </ListPage>
  )
}
