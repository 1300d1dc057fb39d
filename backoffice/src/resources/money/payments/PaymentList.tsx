import { paymentDecisionKinds } from '@kasbeno/api/contracts/payments'
import { describedList } from '../../../components/list/describedList'

export default describedList('payments', {
  columns: [
    'createdAt',
    'referenceCode',
    'customerName',
    'ownerType',
    'phone',
    'purpose',
    'indicator',
    'amount',
    'status',
    'gatewayReceipt',
  ],
  hidden: ['gatewayReceipt'],
  views: [
    { name: 'views.payments.companies', filter: { ownerType: 'COMPANY' } },
    {
      name: 'views.payments.open',
      filter: { status: ['REDIRECTED', 'CALLBACK_RECEIVED', 'IN_DOUBT'] },
    },
    { name: 'views.payments.inDoubt', filter: { status: 'IN_DOUBT' } },
    { name: 'views.payments.decisions', filter: { decisionKind: [...paymentDecisionKinds] } },
    { name: 'views.payments.failed', filter: { status: ['FINAL_ERROR', 'REQUEST_ERROR'] } },
  ],
})
