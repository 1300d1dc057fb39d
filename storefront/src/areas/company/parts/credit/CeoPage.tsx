import type { CompanyCreditState } from '@kasbeno/api/contracts/company_credit'
import { companyCreditPages } from '@kasbeno/api/contracts/company_credit'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { legalCredit as text } from '#areas/company/words/legalCredit.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyCredit } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

interface CeoPageProps {
  title: string
  /** In which state of the credit the page has something to do. */
  state: CompanyCreditState
  /** Keeps showing a finished action. */
  stays?: boolean
  children: (credit: CompanyCredit) => ReactNode
}

/** Other states redirect to their page or home. */
export const CeoPage = ({ title, state, stays = false, children }: CeoPageProps) => {
  const { isCeo } = useCompany()
  const credit = useQuery(legalEndpoints.credit)
  if (!isCeo) {
    return (
      <Screen title={title} back={legalPaths.home}>
        <EmptyState icon="lock" title={text.ceoDoes}>
          <ButtonLink href={legalPaths.home}>{text.toHome}</ButtonLink>
        </EmptyState>
      </Screen>
    )
  }
  if (!credit.data) {
    return (
      <Screen title={title} back={legalPaths.home}>
        <Loaded from={credit}>{() => null}</Loaded>
      </Screen>
    )
  }
  if (credit.data.state !== state && !stays) {
    return <Redirect to={companyCreditPages[credit.data.state] ?? legalPaths.home} replace />
  }
  return children(credit.data)
}
