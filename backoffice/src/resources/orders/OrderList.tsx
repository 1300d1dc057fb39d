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
import { useIsBank } from '../../components/useIsBank'
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
  { name: 'views.orders.fraud', filter: { status: 'FRAUD' } },
]

const bankTotals = ['grandTotalAmount', 'kasbenoFeeAmount', 'bankFeeAmount']

export default function OrderList() {
  const isBank = useIsBank()
  const { permissions } = usePermissions<string[]>()
  const seesDistributors = permissions?.includes('distributors.list') ?? false
  return (
    <ListPage
      filters={seesDistributors ? [...filters, distributorFilter] : filters}
      views={views}
      sort={{ field: 'createdAt', order: 'DESC' }}
      totals={isBank ? bankTotals : ['grandTotalAmount']}
      hiddenColumns={[
        'referenceNumber',
        'plan',
        'paidAt',
        ...(isBank ? ['branchName', 'phone'] : []),
      ]}
    >
      <CodeCol source="externalId" />
      <CodeCol source="referenceNumber" />
      {isBank && <TextCol source="distributorName" disableSort />}
      <TextCol source="branchName" disableSort />
      <TextCol source="customerName" disableSort />
      <CodeCol source="phone" disableSort />
      <WordCol source="plan" disableSort of="planShort" />
      <StatusCol source="status" of="order" />
      <RialCol source="grandTotalAmount" />
      {isBank && <RialCol source="kasbenoFeeAmount" />}
      {isBank && <RialCol source="bankFeeAmount" />}
      <TimeCol source="invoicedAt" />
      <TimeCol source="paidAt" />
      <DateCol source="dueDate" />
    </ListPage>
  )
}
