import { installmentStatuses } from '@kasbeno/api/contracts/orders'
import { CodeCol, DateCol, RialCol, StatusCol, TextCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { showPath } from '../../providers/dataProvider'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'installment', values: installmentStatuses },
  { source: 'dueDate', kind: 'days' },
  { source: 'amount', kind: 'amount' },
]

const views: View[] = [
  { name: 'views.installments.pastDue', filter: { status: 'PAST_DUE' } },
  { name: 'views.installments.open', filter: { status: ['AWAITING_DUE_DATE', 'PAST_DUE'] } },
]

export default function InstallmentList() {
  return (
    <ListPage
      filters={filters}
      views={views}
      sort={{ field: 'dueDate', order: 'ASC' }}
      // A row leads to its invoice, which names the phone; with it the amounts would not fit.
      hiddenColumns={['phone', 'reversedAmount']}
      totals={['amount', 'paidAmount', 'remainingAmount']}
      rowClick={(_, __, { orderId }) => showPath('orders', orderId)}
    >
      <DateCol source="dueDate" withRelative />
      <StatusCol source="status" of="installment" />
      <TextCol source="customerName" disableSort />
      <CodeCol source="phone" disableSort />
      <TextCol source="distributorName" disableSort />
      <CodeCol source="externalId" disableSort />
      <RialCol source="amount" />
      <RialCol source="paidAmount" />
      <RialCol source="reversedAmount" disableSort />
      <RialCol source="remainingAmount" />
      <DateCol source="clearedAt" />
    </ListPage>
  )
}
