import icon from '@mui/icons-material/MenuBookOutlined'
import { lazy } from 'react'

export const TrialBalance = lazy(() => import('./TrialBalancePage'))
export const Reconciliation = lazy(() => import('./ReconciliationPage'))

/** The journal. */
export const ledgerEntries = {
  list: lazy(() => import('./LedgerEntryList')),
  icon,
}
