import { renewsCredit } from '@kasbeno/api/contracts/plans'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Screen } from '#components/Screen.tsx'
import { usePlan, useRegistration } from '#features/registration/standing.ts'
import { SupportButton, SupportLink } from '#features/support/SupportLink.tsx'
import { renewalBranch as text } from '#i18n/fa/credit.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'

/** The branch where an expired credit is renewed, as the bank named it; once it was granted, the way on. person §2 "Renewal" */
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
