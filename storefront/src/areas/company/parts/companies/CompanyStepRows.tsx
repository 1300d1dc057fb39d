import { companySteps, type CompanyStanding } from '@kasbeno/api/contracts/companies'
import { Notice } from '#ui/Notice.tsx'
import { StepReasons } from '#areas/signup/parts/registration/StepReasons.tsx'
import { StepRows } from '#areas/signup/parts/registration/StepRows.tsx'
import { legalSignup as text } from '#areas/company/words/legalSignup.ts'
import type { CompanyPhases } from '#core/api/types.ts'
import { companyStepPaths, rowsOf, statusOfStep } from './companySteps.ts'

interface CompanyStepRowsProps {
  standing: CompanyStanding
  mayOpen: boolean
}

export const CompanyStepRows = ({ standing, mayOpen }: CompanyStepRowsProps) => (
  <StepRows rows={rowsOf(standing, mayOpen)} />
)

/** With links to the forms. */
export const CompanyRefusal = ({
  phases,
  mayOpen,
}: {
  phases: CompanyPhases
  mayOpen: boolean
}) => {
  const refused = companySteps.filter((step) => statusOfStep(step, phases) === 'REJECTED')
  if (refused.length === 0) return null
  const steps = refused.map((step) => ({
    name: text.steps[step],
    reason: phases.rejectionReasons[step] ?? text.noReason,
    href: mayOpen ? companyStepPaths[step] : null,
  }))
  return (
    <Notice tone="danger" title={text.rejectedTitle}>
      <StepReasons steps={steps} />
    </Notice>
  )
}
