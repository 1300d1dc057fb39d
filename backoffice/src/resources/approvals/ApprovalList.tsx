import { approvalKinds, approvalStatuses } from '@kasbeno/api/contracts/credit'
import { RialCol, StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'approval', values: approvalStatuses },
  { source: 'kind', kind: 'enum', of: 'approvalKind', values: approvalKinds },
]

const views: View[] = [
  { name: 'views.approvals.waiting', filter: { status: 'PENDING' } },
  {
    name: 'views.approvals.history',
    filter: { status: ['APPROVED', 'REJECTED', 'FAILED', 'WITHDRAWN'] },
  },
]

const refreshEveryMs = 30_000

export default function ApprovalList() {
  return (
    <ListPage
      filters={filters}
      views={views}
      initialFilter={{ status: 'PENDING' }}
      sort={{ field: 'requestedAt', order: 'ASC' }}
      refreshEvery={refreshEveryMs}
      hasSearch={false}
      totals={['amount']}
    >
      <TimeCol source="requestedAt" />
      <WordCol source="kind" of="approvalKind" />
      <TextCol source="subjectName" disableSort />
      <RialCol source="amount" />
      <TextCol source="requestedBy.name" disableSort />
      <StatusCol source="status" of="approval" />
      <TextCol source="decidedBy.name" disableSort />
      <TimeCol source="decidedAt" />
    </ListPage>
  )
}
