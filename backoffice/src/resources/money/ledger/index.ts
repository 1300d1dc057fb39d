import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import icon from '@mui/icons-material/MenuBookOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'ledger-entries',
  menu: { group: 'money', place: 70 },
  icon,
  list: lazy(() => import('./LedgerEntryList')),
  pages: [
    {
      path: '/ledger/trial-balance',
      Page: lazy(() => import('./TrialBalancePage')),
      label: 'ledger.trialBalance.title',
      icon: BalanceIcon,
      menu: { group: 'money', place: 80 },
    },
    {
      path: '/ledger/reconciliation',
      Page: lazy(() => import('./ReconciliationPage')),
      label: 'ledger.reconciliation.title',
      icon: AccountBalanceIcon,
      menu: { group: 'money', place: 90 },
    },
  ],
  words: fa,
})
