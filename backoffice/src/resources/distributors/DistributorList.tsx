import { plans } from '@kasbeno/api/contracts/plans'
import { useCanAccess } from 'react-admin'
import { CodeCol, StatusCol, TextCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { CreateLink } from '../../components/list/CreateLink'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [
  { source: 'active', kind: 'flag', of: 'active' },
  { source: 'plan', kind: 'enum', of: 'plan', values: plans },
]

export default function DistributorList() {
  const { canAccess: mayCreate } = useCanAccess({ resource: 'distributors', action: 'create' })
  return (
    <ListPage
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      actions={mayCreate && <CreateLink label="distributors.create" />}
    >
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
