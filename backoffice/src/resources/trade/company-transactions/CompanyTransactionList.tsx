import { describedList } from '../../../components/list/describedList'

export default describedList('company-transactions', {
  columns: [
    'createdAt',
    'referenceCode',
    'customerName',
    'purpose',
    'indicator',
    'amount',
    'status',
    'phone',
    'gatewayReceipt',
  ],
  hidden: ['phone', 'gatewayReceipt'],
  filters: { plan: false, userId: false, decisionKind: false },
  views: [
    {
      name: 'views.payments.open',
      filter: { status: ['REDIRECTED', 'CALLBACK_RECEIVED', 'IN_DOUBT'] },
    },
    { name: 'views.payments.failed', filter: { status: ['FINAL_ERROR', 'REQUEST_ERROR'] } },
  ],
})
