import { orderStatuses, paymentSources } from '@kasbeno/api/contracts/orders'
import { plans } from '@kasbeno/api/contracts/plans'
import { usePermissions } from 'react-admin'
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

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'order', values: orderStatuses },
  { source: 'invoicedAt', kind: 'days' },
  { source: 'paidAt', kind: 'days' },
  { source: 'grandTotalAmount', kind: 'amount' },
  { source: 'paymentSource', kind: 'enum', of: 'paymentSource', values: paymentSources },
  { source: 'plan', kind: 'enum', of: 'plan', values: plans },
]
const distributorFilter: FilterDefinition = {
  source: 'distributorId',
  kind: 'reference',
  reference: 'distributors',
  nameField: 'name',
}

const views: View[] = [
  { name: 'views.orders.unpaid', filter: { status: ['CREATED', 'HOLDED'] } },
  { name: 'views.orders.paid', filter: { status: 'COMPLETED' } },
  { name: 'views.orders.canceled', filter: { status: ['CANCELED', 'CLOSED'] } },
]

export default function OrderList() {
  const { permissions } = usePermissions<string[]>()
  const seesDistributors = permissions?.includes('distributors.list') ?? false
  return (
    <ListPage
      filters={seesDistributors ? [...filters, distributorFilter] : filters}
      views={views}
      sort={{ field: 'createdAt', order: 'DESC' }}
      totals={['grandTotalAmount', 'kasbenoFeeAmount', 'bankFeeAmount']}
      hiddenColumns={['referenceNumber', 'plan', 'paidAt']}
    >
      <CodeCol source="externalId" />
      <CodeCol source="referenceNumber" />
      <TextCol source="distributorName" disableSort />
      <TextCol source="customerName" disableSort />
      <CodeCol source="phone" disableSort />
      <WordCol source="plan" of="planShort" disableSort />
      <StatusCol source="status" of="order" />
      <RialCol source="grandTotalAmount" />
      <RialCol source="kasbenoFeeAmount" />
      <RialCol source="bankFeeAmount" />
      <TimeCol source="invoicedAt" />
      <TimeCol source="paidAt" />
      <DateCol source="dueDate" />
    </ListPage>
  )
}
