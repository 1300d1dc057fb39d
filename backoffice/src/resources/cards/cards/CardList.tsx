import { describedList } from '../../../components/list/describedList'

export default describedList('cards', {
  columns: [
    'createdAt',
    'ownerName',
    'holderName',
    'phone',
    'cardNumber',
    'status',
    'parcelStatus',
    'pinLockedUntil',
    'activationLockedUntil',
    'plan',
    'expiresOn',
    'cvv2Views',
    'updatedAt',
  ],
  hidden: [
    'pinLockedUntil',
    'activationLockedUntil',
    'plan',
    'expiresOn',
    'cvv2Views',
    'updatedAt',
  ],
  views: [
    { name: 'cards.views.waiting', filter: { status: 'PRINT_PENDING', awaitsAddress: false } },
    { name: 'cards.views.onTheWay', filter: { status: 'PRINTED' } },
    { name: 'cards.views.delivered', filter: { status: 'DELIVERED' } },
    {
      name: 'cards.views.returned',
      filter: { status: 'PRINT_PENDING', awaitsAddress: true },
    },
    { name: 'cards.views.locked', filter: { isLocked: true } },
  ],
})
