import { describedList } from '../../components/list/describedList'

export default describedList('cards', {
  columns: [
    'createdAt',
    'ownerName',
    'holderName',
    'phone',
    'cardNumber',
    'status',
    'parcelStatus',
    'plan',
    'expiresOn',
    'cvv2Views',
    'updatedAt',
  ],
  hidden: ['plan', 'expiresOn', 'cvv2Views', 'updatedAt'],
  views: [
    { name: 'cards.views.waiting', filter: { status: 'PRINT_PENDING' } },
    { name: 'cards.views.onTheWay', filter: { status: 'PRINTED' } },
    { name: 'cards.views.delivered', filter: { status: 'DELIVERED' } },
  ],
})
