import type { Identifier } from 'react-admin'
import { describedList } from '../../../components/list/describedList'

export default describedList('renewals', {
  columns: [
    'ownerName',
    'phone',
    'plan',
    'limit',
    'expiresOn',
    'hasRenewalCredit',
    'hasSignedContract',
    'hasPaidFee',
  ],
  rowClick: (id: Identifier) => `/credit-lines/${id}/show`,
  views: [
    { name: 'views.renewals.waiting', filter: { hasRenewalCredit: false } },
    { name: 'views.renewals.granted', filter: { hasRenewalCredit: true } },
  ],
})
