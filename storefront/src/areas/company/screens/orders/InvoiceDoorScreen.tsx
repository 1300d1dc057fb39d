import { companyPlans } from '@kasbeno/api/contracts/plans'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { inPlan, paths } from '#app/paths.ts'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { switchTo } from '#areas/entry/parts/plans/switchPlan.ts'
import { legalOrders } from '#areas/company/words/legalOrders.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { api } from '#core/api/client.ts'
import { ApiError } from '#core/api/errors.ts'

const text = legalOrders.door
const [plan] = companyPlans

const Missing = () => (
  <EmptyState icon="orders" title={text.missing} hint={text.hint}>
    <ButtonLink href={paths.generalHome}>{text.toHub}</ButtonLink>
  </EmptyState>
)

/** Where a message leads: enters the invoice's company, and opens the invoice. */
export default function InvoiceDoorScreen({ id: reference }: { id: string }) {
  const [, navigate] = useLocation()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (error) return
    let isHere = true
    const enter = async () => {
      const { companyUniqueSerial, id } = await api.get(legalEndpoints.door(reference))
      if (!isHere) return
      await switchTo({ plan, companyUniqueSerial })
      if (isHere) navigate(inPlan(plan, legalPaths.order(id)), { replace: true })
    }
    enter().catch((reason: unknown) => isHere && setError(reason))
    return () => {
      isHere = false
    }
  }, [reference, error, navigate])
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <Screen title={text.title} isTitleHidden={!isMissing}>
      {isMissing && <Missing />}
      {error && !isMissing ? <ErrorState onRetry={() => setError(undefined)} /> : null}
      {!error && <SkeletonLines count={3} shape="card" />}
    </Screen>
  )
}
