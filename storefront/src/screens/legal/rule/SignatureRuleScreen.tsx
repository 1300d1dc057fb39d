import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { legalPaths } from '#app/legalPaths.ts'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { nameOrPhone } from '#features/companies/personName.ts'
import { PendingChange } from '#features/signatureRule/PendingChange.tsx'
import { RuleHistory } from '#features/signatureRule/RuleHistory.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { signatureRule as text } from '#i18n/fa/signatureRule.ts'
import { dashboardEndpoints } from '#lib/api/dashboardEndpoints.ts'
import type { Approbations, SignatoryUser } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

const nameWithRole = (user: SignatoryUser) => {
  const name = nameOrPhone(user)
  return user.role === 'CEO' ? `${name} (${text.roles.CEO})` : name
}

const Rule = ({ rule }: { rule: Approbations }) => (
  <>
    {rule.pendingChange && <PendingChange change={rule.pendingChange} />}
    <Card title={text.members}>
      <p>{text.intro}</p>
      <Facts>
        {rule.users.map((user) => (
          <Fact key={user.phone} name={nameWithRole(user)}>
            {text.levels[user.mandatorySignatoryUser]}
          </Fact>
        ))}
        <Fact name={text.minimum}>{toPersianDigits(rule.minimumNumberOfSignatory)}</Fact>
      </Facts>
    </Card>
    <RuleHistory key={rule.pendingChange?.changeId} />
  </>
)

/** Who signs by which rule; a change that waits is confirmed or refused here by the second person. company §6 */
export default function SignatureRuleScreen() {
  const rule = useQuery(dashboardEndpoints.rule)
  return (
    <Screen title={text.title} back={legalPaths.profile} aside={<SupportLink />}>
      <Loaded from={rule}>{(loaded) => <Rule rule={loaded} />}</Loaded>
    </Screen>
  )
}
