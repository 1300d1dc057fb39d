import { Suspense } from 'react'
import { useLocation, useRouter } from 'wouter'
import { Toasts } from '#ui/Toasts.tsx'
import EntryScreen from '#areas/entry/screens/EntryScreen.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PlanRouter } from './PlanRouter.tsx'
import { LazyPages } from './laterPages.ts'
import { isEntry } from './paths.ts'

const nextPages = [LazyPages.prepare, () => import('./bundles/tabs.ts')]

const EntryOrPages = () => {
  const { base } = useRouter()
  const [location] = useLocation()
  const path = base + location
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageFrame />}>
        {isEntry(path) ? <EntryScreen nextPages={nextPages} /> : <LazyPages id="" />}
      </Suspense>
    </ErrorBoundary>
  )
}

export const App = () => (
  <>
    <OfflineNotice />
    <Toasts />
    <PlanRouter>
      <EntryOrPages />
    </PlanRouter>
  </>
)
