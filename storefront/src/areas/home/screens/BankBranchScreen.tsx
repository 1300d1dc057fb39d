import { renewsCredit } from '@kasbeno/api/contracts/plans'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Screen } from '#ui/Screen.tsx'
import { usePlan, useRegistration } from '#areas/signup/parts/registration/standing.ts'
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
        {({ bankBranchName: name, bankBranchCode: code, bankAddress: address }) =>
          name && address ? (
            <Card title={text.how}>
              <Facts>
                <Fact name={text.name}>{name}</Fact>
                {code && (
                  <Fact name={text.code}>
                    <Ltr>{code}</Ltr>
                  </Fact>
                )}
                <Fact name={text.address}>{address}</Fact>
              </Facts>
            </Card>
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
