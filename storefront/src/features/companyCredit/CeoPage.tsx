import type { CompanyCreditState } from '@kasbeno/api/contracts/company_credit'
import { companyCreditPages } from '@kasbeno/api/contracts/company_credit'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { legalCredit as text } from '#i18n/fa/legalCredit.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CompanyCredit } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

interface CeoPageProps {
  title: string
  /** In which state of the credit the page has something to do. */
  state: CompanyCreditState
  /** What has just been done here is still shown. */
  stays?: boolean
  children: (credit: CompanyCredit) => ReactNode
}

/** A page where the CEO brings the credit further: any other state of it leads to its own page, or home. */
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
