import { legalPaths } from '#app/legalPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { WaitingForCeo } from '#features/companyWeek/WaitingForCeo.tsx'
import { DueDays, LastDays, PastDue, Spending } from '#features/companyWeek/WeekCards.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { legalWeek as text } from '#i18n/fa/legalWeek.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'

const Week = () => (
  <Loaded from={useQuery(legalEndpoints.week)}>
    {(week) => (
      <>
        <WaitingForCeo {...week} />
        <PastDue {...week} />
        <DueDays {...week} />
        <LastDays {...week} />
        <Spending {...week} />
      </>
    )}
  </Loaded>
)

/** What waits for the CEO, what falls due, and what the company's cards spend: one request, one page. */
export default function WeekScreen() {
  const { isCeo } = useCompany()
  return (
    <Screen title={text.title} back={legalPaths.home} aside={<SupportLink />}>
      {isCeo ? (
        <Week />
      ) : (
        <EmptyState icon="document" title={text.onlyCeo}>
          <ButtonLink href={legalPaths.home}>{text.toHome}</ButtonLink>
        </EmptyState>
      )}
    </Screen>
  )
}
