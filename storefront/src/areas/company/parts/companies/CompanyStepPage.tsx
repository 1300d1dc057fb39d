import { companySteps, type CompanyStep } from '@kasbeno/api/contracts/companies'
import type { StepStatus } from '@kasbeno/api/contracts/registration'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { Steps } from '#ui/Steps.tsx'
import { StepFooter } from '#areas/signup/parts/registration/StepFooter.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { legalSignup as text } from '#areas/company/words/legalSignup.ts'
import { registration } from '#areas/signup/words/registration.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyPhases } from '#core/api/types.ts'
import { fetchFresh, refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'
import { companyStepPaths, shownStatus, statusOfStep } from './companySteps.ts'
import { followMs } from '#areas/signup/parts/registration/standing.ts'
import { useCompany } from './useCompany.ts'

/** Refetches and goes to the next step. */
export const useStepSent = () => {
  const goOn = useGoOn()
  return async (): Promise<void> => {
    toast('success', registration.sent)
    const [phases] = await Promise.all([
      fetchFresh(legalEndpoints.phases),
      refresh(legalEndpoints.company),
    ])
    goOn(companyStepPaths[phases.nextStep])
  }
}

interface CompanyStepPageProps {
  step: CompanyStep
  formId: string
  isBusy: boolean
  footer?: (status: StepStatus) => ReactNode
  children: (status: StepStatus, phases: CompanyPhases) => ReactNode
}

/** Only the CEO sends; others read. */
export const CompanyStepPage = ({
  step,
  formId,
  isBusy,
  footer,
  children,
}: CompanyStepPageProps) => {
  const { isCeo } = useCompany()
  const phases = useQuery(isCeo ? legalEndpoints.phases : null, { pollMs: followMs })
  if (!isCeo) return <Redirect to={legalPaths.status} replace />
  const status = phases.data && shownStatus(statusOfStep(step, phases.data))
  return (
    <Screen
      title={text.steps[step]}
      back={legalPaths.status}
      aside={<SupportLink />}
      footer={
        status &&
        (footer?.(status) ?? <StepFooter formId={formId} status={status} isBusy={isBusy} />)
      }
    >
      <Steps step={companySteps.indexOf(step) + 1} total={companySteps.length} />
      <Loaded from={phases} skeleton={<SkeletonLines count={4} />}>
        {(loaded) => children(shownStatus(statusOfStep(step, loaded)), loaded)}
      </Loaded>
    </Screen>
  )
}
