import { describedList } from '../../../components/list/describedList'
import { EntrySource } from '../ledger/EntrySource'

export default describedList('transactions', {
  columns: [
    'bookedAt',
    'businessAt',
    'ownerName',
    'ownerType',
    'account',
    'kind',
    'deposited',
    'withdrawn',
    'referenceCode',
    { field: 'sourceType', cell: EntrySource },
    'phone',
    'plan',
  ],
  hidden: ['businessAt', 'ownerType', 'sourceType', 'phone', 'plan'],
  views: [
    { name: 'transactions.views.companies', filter: { ownerType: 'COMPANY' } },
    { name: 'transactions.views.wallets', filter: { account: 'wallet' } },
    { name: 'transactions.views.lines', filter: { account: 'credit-used' } },
  ],
  rowClick: false,
})
