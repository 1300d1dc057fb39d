import {
  distributorRequestKinds,
  distributorRequestStatuses,
} from '@kasbeno/api/contracts/distributors'
import { StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'approval', values: distributorRequestStatuses },
  { source: 'kind', kind: 'enum', of: 'distributorRequestKind', values: distributorRequestKinds },
]

const views: View[] = [
  { name: 'views.distributorRequests.waiting', filter: { status: 'PENDING' } },
  { name: 'views.distributorRequests.history', filter: { status: ['APPROVED', 'REJECTED'] } },
]

export default function DistributorRequestList() {
  return (
    <ListPage
      filters={filters}
      views={views}
      initialFilter={{ status: 'PENDING' }}
      sort={{ field: 'requestedAt', order: 'ASC' }}
    >
      <TimeCol source="requestedAt" />
      <WordCol source="kind" of="distributorRequestKind" />
      <TextCol source="distributorName" disableSort />
      <TextCol source="reason" disableSort />
      <TextCol source="requestedBy.name" disableSort />
      <StatusCol source="status" of="approval" />
      <TextCol source="decidedBy.name" disableSort />
      <TimeCol source="decidedAt" />
    </ListPage>
  )
}
