import { describedList } from '../../../components/list/describedList'
import { showPath } from '../../../providers/dataProvider'

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
  // To the owner's page, by right.
  rowClickFor: ({ permissions }) =>
    permissions.includes('companies.list') &&
    permissions.includes('users.list') &&
    ((id, _, { companyId }) => showPath(companyId ? 'companies' : 'users', id)),
})
