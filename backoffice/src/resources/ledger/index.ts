import { lazy } from 'react'

export const TrialBalance = lazy(() => import('./TrialBalancePage'))
export const Reconciliation = lazy(() => import('./ReconciliationPage'))
