import { describedList } from '../../../components/list/describedList'

export default describedList('company-wallets', {
  columns: [
    'companyName',
    'companyUniqueId',
    'cash',
    'credit',
    'used',
    'remainCredit',
    'expiresOn',
    'phone',
    'createdAt',
  ],
  hidden: ['phone', 'createdAt'],
  // What a company has is part of its own page, for those who may open it.
  rowClickFor: ({ permissions }) =>
    permissions.includes('companies.list') ? (id) => `/companies/${id}/show` : false,
})
