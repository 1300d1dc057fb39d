import { legalPaths } from '#app/legalPaths.ts'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { DelegationParts } from '#features/delegations/DelegationParts.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { delegations as text } from '#i18n/fa/delegations.ts'
import { delegationEndpoints } from '#lib/api/delegationEndpoints.ts'
import { useQuery } from '#lib/query.ts'

/** A member who will be away, who signs for them, and whose word it waits for. docs/adr/0030 */
export default function DelegationsScreen() {
  return (
    <Screen title={text.title} back={legalPaths.profile} aside={<SupportLink />}>
      <Loaded from={useQuery(delegationEndpoints.all)}>
        {(all) => <DelegationParts all={all} />}
      </Loaded>
    </Screen>
  )
}
