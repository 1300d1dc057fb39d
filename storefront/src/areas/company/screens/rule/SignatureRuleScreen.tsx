import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { nameOrPhone } from '#areas/company/parts/companies/personName.ts'
import { PendingChange } from '#areas/company/parts/rule/PendingChange.tsx'
import { RefusedRules } from '#areas/company/parts/rule/RefusedRules.tsx'
import { RuleHistory } from '#areas/company/parts/rule/RuleHistory.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { signatureRule as text } from '#areas/company/words/signatureRule.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import type { Approbations, SignatoryUser } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

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
    <RefusedRules key={`${rule.pendingChange?.changeId} refused`} />
    <RuleHistory key={rule.pendingChange?.changeId} />
  </>
)

/** Changes are confirmed here. company §6 */
export default function SignatureRuleScreen() {
  const rule = useQuery(dashboardEndpoints.rule)
  return (
    <Screen title={text.title} back={legalPaths.profile} aside={<SupportLink />}>
      <Loaded from={rule}>{(loaded) => <Rule rule={loaded} />}</Loaded>
    </Screen>
  )
}
