import { renewsCredit } from '@kasbeno/api/contracts/plans'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { usePlan, useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { Bring } from '#areas/signup/parts/visits/Visit.tsx'
import { VisitCard } from '#areas/signup/parts/visits/VisitCard.tsx'
import { SupportButton, SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { renewalBranch as text } from '#areas/signup/words/credit.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'

/** By the bank; forwards once granted. person §2 "Renewal" */
export default function BankBranchScreen() {
  const branch = useQuery(endpoints.bankBranch)
  const { data: status } = useRegistration()
  if (!renewsCredit(usePlan())) return <Redirect to={paths.home} replace />
  if (status?.hasRenewalCredit) {
    return (
      <Screen title={text.title} back={paths.home} aside={<SupportLink />}>
        <EmptyState icon="check" title={text.granted} hint={text.grantedHint}>
          <ButtonLink wide href={paths.renewal}>
            {text.goOn}
          </ButtonLink>
        </EmptyState>
      </Screen>
    )
  }
  return (
    <Screen title={text.title} back={paths.home} aside={<SupportLink />}>
      <Loaded from={branch}>
        {(named) =>
          named.bankBranchName && named.bankAddress ? (
            <>
              <VisitCard branch={named} title={text.how} />
              <Bring />
            </>
          ) : (
            <EmptyState icon="bank" title={text.unknown} hint={text.unknownHint}>
              <SupportButton />
            </EmptyState>
          )
        }
      </Loaded>
    </Screen>
  )
}
