import { lazy, Suspense } from 'react'
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, Route, Switch, useLocation, useRouter, useSearch } from 'wouter'
import { Toasts } from '#components/Toasts.tsx'
import { leftByOwner, session } from '#lib/session.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PlanGate } from './PlanGate.tsx'
import { PlanRouter } from './PlanRouter.tsx'
import { fetchPage } from '#lib/fetchPage.ts'
import { addressOf, paths } from './paths.ts'
import { NotFoundScreen, routesBelow, type AppRoute } from './routes.tsx'

const RefusalBanner = lazy(() =>
  fetchPage(() => import('#features/registration/RefusalBanner.tsx'))
)

/** Where a stranger goes, with the way back. */
const loginPath = (path: string, search: string) => {
  const wanted = addressOf(search ? `${path}?${search}` : path)
  return `${paths.root}?redirectTo=${encodeURIComponent(wanted)}`
}

type GuardedProps = AppRoute & { id?: string }

const Guarded = ({ screen: Screen, isOpen, isBeforePlan, tellsRefusal, id }: GuardedProps) => {
  useSignals()
  const { base } = useRouter()
  const [location] = useLocation()
  const search = useSearch()
  const screen = <Screen id={id ?? ''} />
  if (isOpen) return screen
  if (!session.exists.value) {
    return <Redirect to={leftByOwner() ? paths.root : loginPath(base + location, search)} replace />
  }
  if (isBeforePlan) return screen
  return (
    <PlanGate>
      {tellsRefusal !== 'whole' && (
        <Suspense>
          <RefusalBanner isOnStep={tellsRefusal === 'step'} />
        </Suspense>
      )}
      {screen}
    </PlanGate>
  )
}

const Pages = () => {
  const { base } = useRouter()
  const [location] = useLocation()
  return (
    <ErrorBoundary key={base + location}>
      <Suspense fallback={<PageFrame />}>
        <Switch>
          {routesBelow(base).map((route) => (
            <Route key={route.path} path={route.path}>
              {(params: { id?: string }) => (
                <Guarded key={base + location} {...route} id={params.id} />
              )}
            </Route>
          ))}
          <Route>
            <NotFoundScreen id="" />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

export const App = () => (
  <>
    <OfflineNotice />
    <Toasts />
    <PlanRouter>
      <Pages />
    </PlanRouter>
  </>
)
