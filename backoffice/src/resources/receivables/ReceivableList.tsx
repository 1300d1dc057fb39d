import { receivableStatuses } from '@kasbeno/api/contracts/settlement'
import { CodeCol, DateCol, RialCol, StatusCol, TextCol, TimeCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { useIsBank } from '../../components/useIsBank'
import { showPath } from '../../providers/dataProvider'

const filters: FilterDefinition[] = [
  { source: 'maturesOn', kind: 'days' },
  { source: 'status', kind: 'enum', of: 'receivable', values: receivableStatuses },
  { source: 'amount', kind: 'amount' },
]
const ofBank: FilterDefinition[] = [
  { source: 'distributorId', kind: 'reference', reference: 'distributors', nameField: 'name' },
]

const views: View[] = [
  { name: 'views.receivables.open', filter: { status: 'OPEN' } },
  { name: 'views.receivables.atBank', filter: { status: 'AT_BANK' } },
  { name: 'views.receivables.refused', filter: { status: 'REFUSED' } },
]

/** When will be paid how much: by the day from which it may be claimed. */
export default function ReceivableList() {
  const isBank = useIsBank()
  return (
    <ListPage
      filters={isBank ? [...filters, ...ofBank] : filters}
      views={views}
      sort={{ field: 'maturesOn', order: 'ASC' }}
      totals={['amount']}
      rowClick={(id) => showPath('orders', id)}
      hiddenColumns={['referenceNumber', 'paidAt']}
    >
      <DateCol source="maturesOn" withRelative />
      <CodeCol source="externalId" />
      <CodeCol source="referenceNumber" disableSort />
      {isBank && <TextCol source="distributorName" disableSort />}
      <TextCol source="branchName" disableSort />
      <RialCol source="grandTotalAmount" disableSort />
      <RialCol source="amount" />
      <StatusCol source="status" of="receivable" />
      <CodeCol source="paymentId" disableSort />
      <TimeCol source="paidAt" />
    </ListPage>
  )
}
