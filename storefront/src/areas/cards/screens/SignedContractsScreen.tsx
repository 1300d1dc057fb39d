import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { paths } from '#app/paths.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { PdfButton } from '#areas/contracts/parts/PdfButton.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { contracts as text } from '#areas/contracts/words/contracts.ts'
import { to } from '#core/api/at.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'

const signedIn = to('/user-contract/{plan}')

/** The card's and each renewal's, newest first. */
export default function SignedContractsScreen() {
  const signed = useQuery(signedIn(usePlan()))
  return (
    <Screen title={text.mine} back={paths.profile} aside={<SupportLink />}>
      <Loaded from={signed}>
        {({ items }) => {
          if (items.length === 0) {
            return <EmptyState icon="document" title={text.none} hint={text.noneHint} />
          }
          return [...items].reverse().map(({ contractType, term, signedAt }) => (
            <Card key={`${contractType}-${term}`} title={text.titles[contractType]}>
              <Facts>
                {contractType === 'CREDIT_RENEWAL' && (
                  <Fact name={text.creditYear}>{toPersianDigits(term)}</Fact>
                )}
                <Fact name={text.signedAt}>
                  <bdi dir="ltr">{jalaliDateTime(signedAt)}</bdi>
                </Fact>
              </Facts>
              <PdfButton type={contractType} term={term} />
            </Card>
          ))
        }}
      </Loaded>
    </Screen>
  )
}
