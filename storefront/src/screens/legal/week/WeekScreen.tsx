import { legalPaths } from '#app/legalPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Screen } from '#components/Screen.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { CreditNotice } from '#features/companyCredit/CreditNotice.tsx'
import Week from '#features/companyWeek/Week.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { legalWeek as text } from '#i18n/fa/legalWeek.ts'

/** The CEO's week on one page. */
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
