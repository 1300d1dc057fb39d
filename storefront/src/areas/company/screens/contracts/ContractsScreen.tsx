import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Screen } from '#ui/Screen.tsx'
import { ContractBadge } from '#areas/company/parts/companies/ContractBadge.tsx'
import { AwaitedBadges } from '#areas/company/parts/orders/AwaitedBadges.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { legalContracts as text } from '#areas/company/words/legalContracts.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { ListedHolder } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

const waits = ({ awaits, inPlaceOf }: ListedHolder) => Boolean(awaits ?? inPlaceOf)

/** What waits for the reader stands above what waits for others. */
const waitingFirst = (holders: readonly ListedHolder[]) =>
  [...holders].sort((one, other) => Number(waits(other)) - Number(waits(one)))

/** company §2 */
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
