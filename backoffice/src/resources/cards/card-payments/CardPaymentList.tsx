import { describedList } from '../../../components/list/describedList'

export default describedList('card-payments', {
  columns: [
    'createdAt',
    'status',
    'amount',
    'paymentSource',
    'refusal',
    'merchantName',
    'terminal',
    'reference',
    'customerName',
    'holderName',
    'phone',
    'cardNumber',
    'referenceNumber',
    'reversedAt',
  ],
  hidden: [
    'paymentSource',
    'holderName',
    'reference',
    'phone',
    'cardNumber',
    'referenceNumber',
    'reversedAt',
  ],
  views: [
    { name: 'cardPayments.views.refused', filter: { status: 'REFUSED' } },
    { name: 'cardPayments.views.reversed', filter: { status: 'REVERSED' } },
  ],
})
