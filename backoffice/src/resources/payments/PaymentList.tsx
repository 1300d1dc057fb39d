import {
  gatewayIndicators,
  paymentDecisionKinds,
  paymentPurposes,
  paymentStatuses,
} from '@kasbeno/api/contracts/payments'
import { CodeCol, RialCol, StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'payment', values: paymentStatuses },
  { source: 'indicator', kind: 'enum', of: 'gateway', values: gatewayIndicators },
  { source: 'purpose', kind: 'enum', of: 'purpose', values: paymentPurposes },
  { source: 'decisionKind', kind: 'enum', of: 'paymentDecision', values: paymentDecisionKinds },
  { source: 'createdAt', kind: 'days' },
  { source: 'amount', kind: 'amount' },
]

const views: View[] = [
  {
    name: 'views.payments.open',
    filter: { status: ['REDIRECTED', 'CALLBACK_RECEIVED', 'IN_DOUBT'] },
  },
  { name: 'views.payments.inDoubt', filter: { status: 'IN_DOUBT' } },
  { name: 'views.payments.decisions', filter: { decisionKind: [...paymentDecisionKinds] } },
  { name: 'views.payments.failed', filter: { status: ['FINAL_ERROR', 'REQUEST_ERROR'] } },
]

export default function PaymentList() {
  return (
    <ListPage
      filters={filters}
      views={views}
      sort={{ field: 'createdAt', order: 'DESC' }}
      totals={['amount']}
      hiddenColumns={['gatewayReceipt']}
    >
      <TimeCol source="createdAt" />
      <CodeCol source="referenceCode" />
      <TextCol source="customerName" disableSort />
      <CodeCol source="phone" disableSort />
      <WordCol source="purpose" of="purpose" />
      <WordCol source="indicator" of="gateway" />
      <RialCol source="amount" />
      <StatusCol source="status" of="payment" />
      <CodeCol source="gatewayReceipt" disableSort />
    </ListPage>
  )
}
