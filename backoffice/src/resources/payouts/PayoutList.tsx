import { payoutStatuses, runKinds } from '@kasbeno/api/contracts/settlement'
import { CodeCol, RialCol, StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { useIsBank } from '../../components/useIsBank'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'payout', values: payoutStatuses },
  { source: 'kind', kind: 'enum', of: 'runKind', values: runKinds },
  { source: 'approvedAt', kind: 'days' },
]
const ofBank: FilterDefinition[] = [
  { source: 'distributorId', kind: 'reference', reference: 'distributors', nameField: 'name' },
]

const views: View[] = [
  { name: 'views.payouts.waiting', filter: { status: 'PENDING' } },
  { name: 'views.payouts.failed', filter: { status: 'FAILED' } },
]

export default function PayoutList() {
  const isBank = useIsBank()
  return (
    <ListPage
      filters={isBank ? [...filters, ...ofBank] : filters}
      views={views}
      sort={{ field: 'approvedAt', order: 'DESC' }}
      totals={['gross', 'discount', 'net']}
      hiddenColumns={
        isBank
          ? ['kind', 'gross', 'discount', 'invoices', 'reason', 'answeredAt']
          : ['gross', 'discount', 'approvedAt']
      }
    >
      <TimeCol source="approvedAt" />
      <CodeCol source="paymentId" />
      <WordCol source="kind" of="runKind" disableSort />
      {isBank && <TextCol source="distributorName" disableSort />}
      <CodeCol source="iban" disableSort />
      <CodeCol source="invoices" disableSort />
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
