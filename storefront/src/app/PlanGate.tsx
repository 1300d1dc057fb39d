import { isPersonPlan } from '@kasbeno/api/contracts/plans'
import { useEffect, type ReactNode } from 'react'
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect } from 'wouter'
import { ErrorState } from '#components/ErrorState.tsx'
import { firstEndpoints } from '#lib/api/firstEndpoints.ts'
import { currentPlan, rememberPlan } from '#lib/plan.ts'
import { useQuery } from '#lib/query.ts'
import { PageFrame } from './PageFrame.tsx'
import { paths } from './paths.ts'

/** Who works in a plan goes on in it; who has none chooses one first, whatever the address says. */
export const PlanGate = ({ children }: { children: ReactNode }) => {
  useSignals()
  const isKnown = currentPlan.value !== null
  const profile = useQuery(isKnown ? null : firstEndpoints.profile)
  const plan = profile.data?.plan
  useEffect(() => {
    if (isPersonPlan(plan)) rememberPlan(plan)
  }, [plan])

  if (isKnown) return children
  if (profile.data && !isPersonPlan(plan)) return <Redirect to={paths.generalHome} replace />
  if (profile.error && !profile.isLoading) return <ErrorState onRetry={profile.reload} />
  return <PageFrame />
}
