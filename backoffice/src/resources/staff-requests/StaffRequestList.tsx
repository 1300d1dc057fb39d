import { staffRequestKinds, staffRequestStatuses } from '@kasbeno/api/contracts/staff'
import { CodeCol, StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'approval', values: staffRequestStatuses },
  { source: 'kind', kind: 'enum', of: 'staffRequestKind', values: staffRequestKinds },
]

const views: View[] = [
  { name: 'views.staffRequests.waiting', filter: { status: 'PENDING' } },
  { name: 'views.staffRequests.history', filter: { status: ['APPROVED', 'REJECTED'] } },
]

export default function StaffRequestList() {
  return (
    <ListPage
      filters={filters}
      views={views}
      initialFilter={{ status: 'PENDING' }}
      sort={{ field: 'requestedAt', order: 'ASC' }}
    >
      <TimeCol source="requestedAt" />
      <WordCol source="kind" of="staffRequestKind" />
      <CodeCol source="subject" disableSort />
      <TextCol source="subjectName" disableSort />
      <TextCol source="requestedBy.name" disableSort />
      <StatusCol source="status" of="approval" />
      <TextCol source="decidedBy.name" disableSort />
      <TimeCol source="decidedAt" />
    </ListPage>
  )
}
