import { describedList } from '../../../components/list/describedList'
import { rowToOwner } from '../../../components/list/rowToOwner'

export default describedList('wallets', {
  columns: [
    'ownerName',
    'ownerType',
    'companyUniqueId',
    'balance',
    'held',
    'credit',
    'used',
    'remainCredit',
    'expiresOn',
    'phone',
    'openedAt',
  ],
  hidden: ['ownerType', 'companyUniqueId', 'held', 'phone', 'openedAt'],
  views: [{ name: 'wallets.views.companies', filter: { ownerType: 'COMPANY' } }],
  rowClickFor: rowToOwner,
})
