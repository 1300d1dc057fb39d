import { plans } from '@kasbeno/api/contracts/plans'
import { CodeCol, StatusCol, TextCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [
  { source: 'active', kind: 'flag', of: 'active' },
  { source: 'plan', kind: 'enum', of: 'plan', values: plans },
]

export default function DistributorList() {
  return (
    <ListPage filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <TextCol source="name" />
      <TextCol source="category" />
      <CodeCol source="phone" disableSort />
      <CodeCol source="iban" disableSort />
      <CodeCol source="paymentWindowDays" disableSort />
      <StatusCol source="requiresConfirmation" disableSort of="yesNo" />
      <StatusCol source="active" of="active" />
    </ListPage>
  )
}
