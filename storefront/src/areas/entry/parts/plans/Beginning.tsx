import { companyPlans, type PersonPlan } from '@kasbeno/api/contracts/plans'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { inPlan, paths } from '#app/paths.ts'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { plans as text } from '#areas/entry/words/plans.ts'
import { toastError } from '#core/toast.ts'
import { enterPlan } from './enterPlan.ts'
import { switchTo } from './switchPlan.ts'

interface BeginningProps {
  plan?: PersonPlan
  company?: string
  /** It could not be entered: the reader chooses from the list. */
  onFailure: () => void
}

const enterCompany = async (companyUniqueSerial: string) => {
  await switchTo({ plan: companyPlans[0], companyUniqueSerial })
  return inPlan(companyPlans[0], paths.home)
}

/** Enters the one thing that somebody belongs to. */
export const Beginning = ({ plan, company, onFailure }: BeginningProps) => {
  const [, navigate] = useLocation()
  const fail = useRef(onFailure)
  useEffect(() => {
    let isHere = true
    const entered = plan ? enterPlan(plan) : enterCompany(company!)
    entered.then(
      (page) => isHere && navigate(page, { replace: true }),
      (error: unknown) => {
        toastError(error)
        if (isHere) fail.current()
      }
    )
    return () => {
      isHere = false
    }
  }, [plan, company, navigate])
  return (
    <Screen title={text.title} isTitleHidden>
      <SkeletonLines count={3} shape="card" />
    </Screen>
  )
}
