import { companyCard } from '@kasbeno/api/contracts/companies'
import type { ReactNode } from 'react'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { inPlan } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { DashboardFrame } from '#areas/dashboard/parts/dashboard/DashboardFrame.tsx'
import { dashboardCards as text } from '#areas/dashboard/words/dashboardCards.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { Company, CompanyPhases } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

const Waits = (phases: CompanyPhases) => {
  const isIncomplete = companyCard({ ...phases, credit: 0 }) === 'continue'
  return (
    <Notice
      tone="warning"
      title={text.waitTitle}
      actions={
        isIncomplete ? (
          <ButtonLink href={inPlan('kasbeno-fmcg-legal', legalPaths.status)}>
            {text.toSignup}
          </ButtonLink>
        ) : (
          <ButtonLink href={dashboardPaths.home}>{text.toHome}</ButtonLink>
        )
      }
    >
      <p>{isIncomplete ? text.waitMend : text.wait}</p>
    </Notice>
  )
}

interface CardsGateProps {
  title: string
  children: (company: Company) => ReactNode
}

/** After allocation. company §4 */
export const CardsGate = ({ title, children }: CardsGateProps) => {
  const phases = useQuery(legalEndpoints.phases)
  const company = useCompany()
  return (
    <DashboardFrame title={title}>
      <Loaded from={phases}>
        {(known) =>
          known.companyKycStep === 'CREDIT_ACCEPTED' ? children(company) : <Waits {...known} />
        }
      </Loaded>
    </DashboardFrame>
  )
}
