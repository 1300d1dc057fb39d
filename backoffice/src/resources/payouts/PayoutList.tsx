import { payoutStatuses, runKinds } from '@kasbeno/api/contracts/settlement'
import { CodeCol, RialCol, StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { showPath } from '../../providers/dataProvider'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'payout', values: payoutStatuses },
  { source: 'kind', kind: 'enum', of: 'runKind', values: runKinds },
  { source: 'distributorId', kind: 'reference', reference: 'distributors', nameField: 'name' },
  { source: 'approvedAt', kind: 'days' },
]

const views: View[] = [
  { name: 'views.payouts.waiting', filter: { status: 'PENDING' } },
  { name: 'views.payouts.failed', filter: { status: 'FAILED' } },
]

export default function PayoutList() {
  return (
    <ListPage
      filters={filters}
      views={views}
      sort={{ field: 'approvedAt', order: 'DESC' }}
      totals={['gross', 'discount', 'net']}
      rowClick={(_, __, { runId }) => showPath('settlement-runs', runId)}
      hiddenColumns={['gross', 'discount', 'answeredAt']}
    >
      <TimeCol source="approvedAt" />
      <CodeCol source="paymentId" />
      <WordCol source="kind" of="runKind" disableSort />
      <TextCol source="distributorName" disableSort />
      <CodeCol source="iban" disableSort />
      <RialCol source="gross" disableSort />
      <RialCol source="discount" disableSort />
      <RialCol source="net" />
      <StatusCol source="status" of="payout" />
      <CodeCol source="trackingNumber" disableSort />
      <TextCol source="reason" disableSort />
      <TimeCol source="answeredAt" disableSort />
    </ListPage>
  )
}
