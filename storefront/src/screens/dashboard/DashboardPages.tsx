import { isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { useSignals } from '@preact/signals-react/runtime'
import { lazy, type ComponentType } from 'react'
import { Redirect, useLocation } from 'wouter'
import { dashboardPaths } from '#app/dashboardPaths.ts'
import { ErrorState } from '#components/ErrorState.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { hasOwnDocument } from '#features/dashboard/ownDocument.ts'
import { useLedCompany } from '#features/dashboard/useLedCompany.ts'
import NotFoundScreen from '#screens/entry/NotFoundScreen.tsx'
import { fetchPage } from '#lib/fetchPage.ts'
import { currentPlan } from '#lib/plan.ts'
import { session } from '#lib/session.ts'
import DashboardHomeScreen from './DashboardHomeScreen.tsx'
import SignatureManagementScreen from './SignatureManagementScreen.tsx'
import UserAccountScreen from './UserAccountScreen.tsx'

/** Material UI and its grid come with these alone: nobody on a phone waits for them. */
const InvoicesScreen = lazy(() => fetchPage(() => import('./InvoicesScreen.tsx')))

const pages: Readonly<Record<string, ComponentType>> = {
  [dashboardPaths.home]: DashboardHomeScreen,
  [dashboardPaths.signatures]: SignatureManagementScreen,
  [dashboardPaths.account]: UserAccountScreen,
  [dashboardPaths.invoices]: InvoicesScreen,
}

/** A session that speaks for no company, or for one whose CEO is another member, chooses at the login. */
const Led = ({ screen: Screen }: { screen: ComponentType }) => {
  const company = useLedCompany()
  if (company.data) return <Screen />
  if (company.isLoading) return <SkeletonLines count={3} shape="card" />
  if (company.error) return <ErrorState onRetry={company.reload} />
  return <Redirect to={dashboardPaths.login} replace />
}

/** The page that an address names; a stroke at its end changes nothing. company §2 */
export default function DashboardPages() {
  useSignals()
  const [location] = useLocation()
  const screen = pages[location.replace(/\/$/, '')]
  if (!screen) return <NotFoundScreen />
  if (!hasOwnDocument()) return null
  if (!session.exists.value || !isCompanyPlan(currentPlan.value)) {
    return <Redirect to={dashboardPaths.login} replace />
  }
  return <Led screen={screen} />
}
