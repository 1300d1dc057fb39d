import { isPersonPlan } from '@kasbeno/api/contracts/plans'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, useRouter } from 'wouter'
import { ErrorState } from '#ui/ErrorState.tsx'
import { firstEndpoints } from '#core/api/firstEndpoints.ts'
import { fetchPage } from '#core/fetchPage.ts'
import { currentPlan, rememberPlan } from '#core/plan.ts'
import { useQuery } from '#core/query.ts'
import { beginning } from '#core/beginning.ts'
import { PageFrame } from './PageFrame.tsx'
import { paths, planAt } from './paths.ts'

const SwitchGate = lazy(() => fetchPage(() => import('#areas/entry/parts/plans/SwitchGate.tsx')))

/** Switches the session to the page's plan; without a plan, one is chosen first. */
export const PlanGate = ({ children }: { children: ReactNode }) => {
  useSignals()
  const wanted = planAt(useRouter().base)
  const current = currentPlan.value
  const isOpen = current === wanted
  const [wasOpen, setWasOpen] = useState(isOpen)
  const profile = useQuery(current === null ? firstEndpoints.profile : null)
  const plan = profile.data?.plan
  useEffect(() => {
    if (isPersonPlan(plan)) rememberPlan(plan)
  }, [plan])
  useEffect(() => {
    if (isOpen) setWasOpen(true)
  }, [isOpen])

  if (isOpen) return children
  if (current !== null) {
    return (
      <Suspense fallback={<PageFrame />}>
        <SwitchGate plan={wanted} wasOpen={wasOpen} />
      </Suspense>
    )
  }
  if (profile.data && !isPersonPlan(plan))
    return <Redirect to={paths.generalHome} replace state={beginning} />
  if (profile.error && !profile.isLoading) return <ErrorState onRetry={profile.reload} />
  return <PageFrame />
}
