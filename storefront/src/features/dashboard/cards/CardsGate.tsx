import { companyCard } from '@kasbeno/api/contracts/companies'
import type { ReactNode } from 'react'
import { dashboardPaths } from '#app/dashboardPaths.ts'
import { legalPaths } from '#app/legalPaths.ts'
import { inPlan } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Notice } from '#components/Notice.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { DashboardFrame } from '#features/dashboard/DashboardFrame.tsx'
import { dashboardCards as text } from '#i18n/fa/dashboardCards.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { Company, CompanyPhases } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

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

/** A company's cards are managed once its credit was allocated. company §4 "Card management availability" */
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
