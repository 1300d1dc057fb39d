import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { CreditNotice } from '#areas/company/parts/credit/CreditNotice.tsx'
import Week from '#areas/company/parts/week/Week.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { legalWeek as text } from '#areas/company/words/legalWeek.ts'

export default function WeekScreen() {
  const { isCeo } = useCompany()
  return (
    <Screen title={text.title} back={legalPaths.home} aside={<SupportLink />}>
      {isCeo ? (
        <>
          <CreditNotice />
          <Week />
        </>
      ) : (
        <EmptyState icon="document" title={text.onlyCeo}>
          <ButtonLink href={legalPaths.home}>{text.toHome}</ButtonLink>
        </EmptyState>
      )}
    </Screen>
  )
}
