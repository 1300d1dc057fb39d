import { plans } from '@kasbeno/api/contracts/plans'
import { DataTable } from 'react-admin'
import { CodeCol, DateCol, ellipsis, StatusCol, TimeCol, WordCol } from '../../components/columns'
import { PersonName } from '../../components/PersonName'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [
  { source: 'plan', kind: 'enum', of: 'plan', values: plans },
  { source: 'active', kind: 'flag', of: 'active' },
  { source: 'createdAt', kind: 'days' },
]

export default function UserList() {
  return (
    <ListPage filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
      <DataTable.Col source="lastname" label="users.fullName" sx={ellipsis}>
        <PersonName />
      </DataTable.Col>
      <CodeCol source="phone" />
      <CodeCol source="nationalCode" />
      <DateCol source="dateOfBirth" />
      <WordCol source="plan" of="planShort" />
      <StatusCol source="active" of="active" />
      <TimeCol source="createdAt" />
    </ListPage>
  )
}
