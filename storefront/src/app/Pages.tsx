import { lazy, Suspense } from 'react'
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, Route, Switch, useLocation, useRouter, useSearch } from 'wouter'
import { addDrawings } from '#ui/Icon.tsx'
import { pageDrawings } from '#ui/pageDrawings.ts'
import { leftByOwner, session } from '#core/session.ts'
import { PlanGate } from './PlanGate.tsx'
import { fetchPage } from '#core/fetchPage.ts'
import { addressOf, paths } from './paths.ts'
import { NotFoundScreen, routesBelow, type AppRoute } from './routes.tsx'

addDrawings(pageDrawings)

const RefusalBanner = lazy(() =>
  fetchPage(() => import('#areas/signup/parts/registration/RefusalBanner.tsx'))
)

/** With the way back. */
const loginPath = (path: string, search: string) => {
  const wanted = addressOf(search ? `${path}?${search}` : path)
  return `${paths.root}?redirectTo=${encodeURIComponent(wanted)}`
}

type GuardedProps = AppRoute & { id?: string }

const Guarded = ({ screen: Screen, isOpen, isBeforePlan, showsRefusal, id }: GuardedProps) => {
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
      {showsRefusal !== 'whole' && (
        <Suspense>
          <RefusalBanner isOnStep={showsRefusal === 'step'} />
        </Suspense>
      )}
      {screen}
    </PlanGate>
  )
}

/** All but the entry, which does without table and gate. */
export const Pages = () => {
  const { base } = useRouter()
  const [location] = useLocation()
  return (
    <Switch>
      {routesBelow(base).map((route) => (
        <Route key={route.path} path={route.path}>
          {(params: { id?: string }) => <Guarded key={base + location} {...route} id={params.id} />}
        </Route>
      ))}
      <Route>
        <NotFoundScreen id="" />
      </Route>
    </Switch>
  )
}

export { prepareRoute } from './routes.tsx'
