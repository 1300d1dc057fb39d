import { plans } from '@kasbeno/api/contracts/plans'
import { CodeCol, RialCol, StatusCol, WordCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [{ source: 'plan', kind: 'enum', of: 'plan', values: plans }]

export default function PackageList() {
  return (
    <ListPage
      filters={filters}
      sort={{ field: 'amount', order: 'ASC' }}
      rowClick={false}
      hasSearch={false}
    >
      <CodeCol source="slug" />
      <WordCol source="plan" of="planShort" />
      <RialCol source="amount" />
      <StatusCol source="active" disableSort of="active" />
    </ListPage>
  )
}
