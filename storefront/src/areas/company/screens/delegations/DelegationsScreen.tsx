import { legalPaths } from '#areas/company/legalPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { DelegationParts } from '#areas/company/parts/delegations/DelegationParts.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { delegations as text } from '#areas/company/words/delegations.ts'
import { delegationEndpoints } from '#areas/company/calls/delegationEndpoints.ts'
import { useQuery } from '#core/query.ts'

/** docs/adr/0030 */
export default function DelegationsScreen() {
  return (
    <Screen title={text.title} back={legalPaths.profile} aside={<SupportLink />}>
      <Loaded from={useQuery(delegationEndpoints.all)}>
        {(all) => <DelegationParts all={all} />}
      </Loaded>
    </Screen>
  )
}
