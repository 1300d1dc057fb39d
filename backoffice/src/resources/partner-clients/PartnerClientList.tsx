import { DataTable } from 'react-admin'
import { StatusCol, TextCol, TimeCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { Scopes } from './Scopes'

const filters: FilterDefinition[] = [
  { source: 'active', kind: 'flag', of: 'active' },
  { source: 'isTest', kind: 'flag', of: 'yesNo' },
]

export default function PartnerClientList() {
  return (
    <ListPage filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <TextCol source="name" />
      <TextCol source="distributorName" disableSort />
      <DataTable.Col source="scopes" disableSort>
        <Scopes />
      </DataTable.Col>
      <StatusCol source="isTest" disableSort of="yesNo" />
      <StatusCol source="active" of="active" />
      <TimeCol source="createdAt" />
    </ListPage>
  )
}
