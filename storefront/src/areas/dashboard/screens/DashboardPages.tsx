import { isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { useSignals } from '@preact/signals-react/runtime'
import { lazy, type ComponentType } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { LeftCompany } from '#areas/company/parts/companies/LeftCompany.tsx'
import { OpenCompany } from '#areas/company/parts/companies/OpenCompany.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { hasOwnDocument } from '#areas/dashboard/parts/dashboard/ownDocument.ts'
import { legal as text } from '#areas/company/words/legal.ts'
import NotFoundScreen from '#areas/entry/screens/NotFoundScreen.tsx'
import { fetchPage } from '#core/fetchPage.ts'
import { currentPlan, rememberPlan } from '#core/plan.ts'
import { session } from '#core/session.ts'
import DashboardHomeScreen from './DashboardHomeScreen.tsx'
import SignatureManagementScreen from './SignatureManagementScreen.tsx'
import UserAccountScreen from './UserAccountScreen.tsx'

/** Loads Material UI's grid alone. */
const InvoicesScreen = lazy(() => fetchPage(() => import('./InvoicesScreen.tsx')))
const CardDetailsScreen = lazy(() => fetchPage(() => import('./CardDetailsScreen.tsx')))

/** Nothing of the dashboard's first page needs these. */
const StatementScreen = lazy(() => fetchPage(() => import('./StatementScreen.tsx')))

/** Forms come with these alone. */
const CardManagementPages = lazy(() => fetchPage(() => import('./cards/CardManagementPages.tsx')))

interface DashboardPage {
  path: string
  screen: ComponentType
}

const pages: readonly DashboardPage[] = [
  { path: dashboardPaths.home, screen: DashboardHomeScreen },
  { path: dashboardPaths.cardDetails(':phone'), screen: CardDetailsScreen },
  { path: dashboardPaths.signatures, screen: SignatureManagementScreen },
  { path: dashboardPaths.account, screen: UserAccountScreen },
  { path: dashboardPaths.statement, screen: StatementScreen },
  { path: dashboardPaths.invoices, screen: InvoicesScreen },
  // Its pages have a table of their own, `areas/dashboard/holderPaths.ts`.
  { path: `${dashboardPaths.cards}/*?`, screen: CardManagementPages },
]

/** For other members' companies: choose an own one. */
const Led = ({ screen: Screen }: Pick<DashboardPage, 'screen'>) =>
  useCompany().isCeo ? <Screen /> : <Redirect to={dashboardPaths.login} replace />

/** Leads to the login. */
const onPerson = () => rememberPlan(null)

const Gate = ({ screen }: Pick<DashboardPage, 'screen'>) => {
  useSignals()
  if (!hasOwnDocument()) return null
  const left = session.left.value
  if (left) {
    return (
      <LeftCompany name={left} next={{ href: dashboardPaths.login, label: text.left.toLogin }} />
    )
  }
  if (!session.exists.value || !isCompanyPlan(currentPlan.value)) {
    return <Redirect to={dashboardPaths.login} replace />
  }
  return (
    <OpenCompany onPerson={onPerson} waiting={<SkeletonLines count={3} shape="card" />}>
      <Led screen={screen} />
    </OpenCompany>
  )
}

/** company §2 */
export default function DashboardPages() {
  return (
    <Switch>
      {pages.map(({ path, screen }) => (
        <Route key={path} path={path}>
          <Gate screen={screen} />
        </Route>
      ))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
