import { legalPaths } from '#app/legalPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Screen } from '#components/Screen.tsx'
import { ContractBadge } from '#features/companies/ContractBadge.tsx'
import { AwaitedBadges } from '#features/companyOrders/AwaitedBadges.tsx'
import { nameOf } from '#features/companies/personName.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { legalContracts as text } from '#i18n/fa/legalContracts.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { ListedHolder } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

const waits = ({ awaits, inPlaceOf }: ListedHolder) => Boolean(awaits ?? inPlaceOf)

/** What waits for the reader stands above what waits for others. */
const waitingFirst = (holders: readonly ListedHolder[]) =>
  [...holders].sort((one, other) => Number(waits(other)) - Number(waits(one)))

/** The contract of each holder of a company's card. company §2 */
export default function ContractsScreen() {
  const holders = useQuery(legalEndpoints.cardHolders)
  return (
    <Screen title={text.title} back={legalPaths.profile} aside={<SupportLink />}>
      <Loaded from={holders}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="document" title={text.empty} hint={text.emptyHint} />
          ) : (
            waitingFirst(items).map((holder) => (
              <Card
                key={holder.id}
                title={nameOf(holder)}
                aside={<ContractBadge status={holder.contractStatus} />}
              >
                <AwaitedBadges document={holder} />
                <Facts>
                  <Fact name={text.phone}>
                    <Ltr>{holder.phone}</Ltr>
                  </Fact>
                  {holder.contractUploadedAt && (
                    <Fact name={text.companySignatures}>
                      {text.signatures[`${holder.cardSigned}`]}
                    </Fact>
                  )}
                </Facts>
                <ButtonLink
                  wide
                  look={waits(holder) ? 'main' : 'second'}
                  href={legalPaths.contract(holder.phone)}
                >
                  {waits(holder) ? text.look : text.details}
                </ButtonLink>
              </Card>
            ))
          )
        }
      </Loaded>
    </Screen>
  )
}
