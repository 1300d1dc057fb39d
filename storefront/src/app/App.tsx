import { Suspense } from 'react'
import { useLocation, useRouter } from 'wouter'
import { Toasts } from '#components/Toasts.tsx'
import EntryScreen from '#screens/entry/EntryScreen.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PlanRouter } from './PlanRouter.tsx'
import { Pages } from './laterPages.ts'
import { isEntry } from './paths.ts'

const EntryOrPages = () => {
  const { base } = useRouter()
  const [location] = useLocation()
  const path = base + location
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageFrame />}>
        {isEntry(path) ? <EntryScreen preparePages={Pages.prepare} /> : <Pages id="" />}
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
