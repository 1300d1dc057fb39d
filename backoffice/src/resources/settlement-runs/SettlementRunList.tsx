import { runKinds, runStatuses } from '@kasbeno/api/contracts/settlement'
import {
  CodeCol,
  DateCol,
  RialCol,
  StatusCol,
  TextCol,
  TimeCol,
  WordCol,
} from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { CreateRunButtons } from './CreateRunButtons'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'run', values: runStatuses },
  { source: 'kind', kind: 'enum', of: 'runKind', values: runKinds },
  { source: 'createdAt', kind: 'days' },
]

const views: View[] = [
  { name: 'views.settlementRuns.waiting', filter: { status: 'PREVIEW' } },
  { name: 'views.settlementRuns.atBank', filter: { status: 'APPROVED' } },
]

export default function SettlementRunList() {
  return (
    <ListPage
      filters={filters}
      views={views}
      sort={{ field: 'createdAt', order: 'DESC' }}
      hasSearch={false}
      hiddenColumns={['gross', 'discount']}
      actions={<CreateRunButtons />}
    >
      <CodeCol source="number" />
      <TimeCol source="createdAt" />
      <WordCol source="kind" of="runKind" />
      <DateCol source="upTo" />
      <StatusCol source="status" of="run" />
      <CodeCol source="payouts" disableSort />
      <RialCol source="gross" disableSort />
      <RialCol source="discount" disableSort />
      <RialCol source="net" disableSort />
      <TextCol source="createdBy" disableSort />
      <TextCol source="approvedBy" disableSort />
    </ListPage>
  )
}
