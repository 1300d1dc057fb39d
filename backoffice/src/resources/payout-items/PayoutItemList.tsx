import { payoutStatuses, runKinds } from '@kasbeno/api/contracts/settlement'
import { useCanAccess } from 'react-admin'
import { CodeCol, RialCol, StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { useIsBank } from '../../components/useIsBank'
import { showPath } from '../../providers/dataProvider'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'payout', values: payoutStatuses },
  { source: 'kind', kind: 'enum', of: 'runKind', values: runKinds },
  { source: 'answeredAt', kind: 'days' },
]
const ofTransfer: FilterDefinition = {
  source: 'payoutId',
  kind: 'reference',
  reference: 'payouts',
  nameField: 'paymentId',
}
const ofDistributor: FilterDefinition = {
  source: 'distributorId',
  kind: 'reference',
  reference: 'distributors',
  nameField: 'name',
}

/** Which invoices were paid by which transfer. */
export default function PayoutItemList() {
  const isBank = useIsBank()
  const { canAccess: seesTransfers } = useCanAccess({ resource: 'payouts', action: 'list' })
  return (
    <ListPage
      filters={[
        ...(seesTransfers ? [ofTransfer] : []),
        ...filters,
        ...(isBank ? [ofDistributor] : []),
      ]}
      sort={{ field: 'approvedAt', order: 'DESC' }}
      totals={['gross', 'discount', 'net']}
      rowClick={(_, __, { orderId }) => showPath('orders', orderId)}
      hiddenColumns={['referenceNumber', 'gross', 'discount', 'approvedAt']}
    >
      <CodeCol source="paymentId" disableSort />
      <CodeCol source="externalId" />
      <CodeCol source="referenceNumber" disableSort />
      {isBank && <TextCol source="distributorName" disableSort />}
      <TextCol source="branchName" disableSort />
      <WordCol source="kind" of="runKind" disableSort />
      <RialCol source="gross" />
      <RialCol source="discount" disableSort />
      <RialCol source="net" />
      <StatusCol source="status" of="payout" disableSort />
      <CodeCol source="trackingNumber" disableSort />
      <TimeCol source="approvedAt" />
      <TimeCol source="answeredAt" />
    </ListPage>
  )
}
