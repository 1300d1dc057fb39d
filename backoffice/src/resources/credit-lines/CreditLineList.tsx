import { plans } from '@kasbeno/api/contracts/plans'
import { blockReasons } from '@kasbeno/api/contracts/credit'
import { CodeCol, DateCol, RialCol, StatusCol, TextCol, WordCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { lineStatuses } from './creditLine'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'line', values: lineStatuses },
  { source: 'blockReason', kind: 'enum', of: 'blockReason', values: blockReasons },
  { source: 'plan', kind: 'enum', of: 'plan', values: plans },
  { source: 'expiresOn', kind: 'days' },
]

const views: View[] = [
  { name: 'views.creditLines.blocked', filter: { status: 'BLOCKED' } },
  { name: 'views.creditLines.expired', filter: { status: 'EXPIRED' } },
]

export default function CreditLineList() {
  return (
    <ListPage
      filters={filters}
      views={views}
      sort={{ field: 'allocatedAt', order: 'DESC' }}
      totals={['limit', 'used']}
    >
      <TextCol source="ownerName" disableSort />
      <CodeCol source="phone" disableSort />
      <WordCol source="plan" of="planShort" />
      <StatusCol source="status" disableSort of="line" />
      <RialCol source="limit" />
      <RialCol source="used" />
      <RialCol source="held" />
      <RialCol source="left" disableSort />
      <DateCol source="allocatedAt" />
      <DateCol source="expiresOn" />
    </ListPage>
  )
}
