import { Suspense } from 'react'
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { Toasts } from '#components/Toasts.tsx'
import { hadSession, leftByOwner, openSession, session } from '#lib/session.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Splash, SplashError } from './Splash.tsx'
import { paths } from './paths.ts'
import { NotFoundScreen, routes, type AppRoute } from './routes.tsx'

/** Where a stranger goes, with the way back. */
const loginPath = (location: string, search: string) => {
  const wanted = search ? `${location}?${search}` : location
  return `${paths.root}?redirectTo=${encodeURIComponent(wanted)}`
}

const Guarded = ({ screen: Screen, isOpen, id }: AppRoute & { id?: string }) => {
  useSignals()
  const [location] = useLocation()
  const search = useSearch()
  if (isOpen || session.token.value) return <Screen id={id ?? ''} />
  if (hadSession()) return <SplashError onRetry={() => void openSession()} />
  return <Redirect to={leftByOwner() ? paths.root : loginPath(location, search)} replace />
}

const Pages = () => {
  const [location] = useLocation()
  return (
    <ErrorBoundary key={location}>
      <Suspense fallback={<Splash />}>
        <Switch>
          {routes.map((route) => (
            <Route key={route.path} path={route.path}>
              {(params: { id?: string }) => <Guarded key={location} {...route} id={params.id} />}
            </Route>
          ))}
          <Route>
            <NotFoundScreen />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

export const App = () => {
  useSignals()
  return (
    <>
      <OfflineNotice />
      <Toasts />
      {session.isReady.value ? <Pages /> : <Splash />}
    </>
  )
}
