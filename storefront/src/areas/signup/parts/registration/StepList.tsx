import {
  creditStepStatus,
  shownSteps,
  summaryStatus,
  type RegistrationStep,
  type StepStatus,
} from '@kasbeno/api/contracts/registration'
import type { Plan } from '@kasbeno/api/contracts/plans'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { registration as text } from '#areas/signup/words/registration.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { standingOf, stepAfter } from './standing.ts'
import { StepRows } from './StepRows.tsx'

const statusOf = (step: RegistrationStep, status: RegistrationStatus, plan: Plan): StepStatus => {
  if (step === 'identity') return status.identityOverallStatus
  if (step === 'shop') return status.shopOverallStatus
  if (step === 'docs') return status.docsOverallStatus
  if (step === 'summary') return summaryStatus(standingOf(status, plan))
  return creditStepStatus(status.userSubscriptionPackageStatus)
}

export const StepList = ({ status, plan }: { status: RegistrationStatus; plan: Plan }) => {
  const next = stepAfter(status, plan)
  const rows = shownSteps(plan).map((step) => {
    const state = statusOf(step, status, plan)
    const isCreditPaid = step === 'credit' && state === 'APPROVED'
    return {
      name: text.steps[step],
      hint: text.hints[step],
      status: state,
      label: isCreditPaid ? text.creditDone : undefined,
      href: isCreditPaid ? null : stepPaths[step],
      isNext: step === next,
    }
  })
  return <StepRows rows={rows} />
}
