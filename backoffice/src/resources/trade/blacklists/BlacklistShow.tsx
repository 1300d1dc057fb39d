import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { SecondAsk } from '../../../components/requests/SecondAsk'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { RemoveButton } from './RemoveButton'

export default function BlacklistShow() {
  return (
    <ShowPage
      status={<StatusChip source="state" of="blacklistState" />}
      commands={<RemoveButton />}
      aside={<RecordHistory />}
    >
      <WithRecord<RecordOf<'blacklists'>>>
        {({ state, removalAskedBy, removalAskedAt }) =>
          state !== 'REMOVED' && (
            <SecondAsk wish="blacklists.removeWish" by={removalAskedBy} at={removalAskedAt} />
          )
        }
      </WithRecord>
      <FactSheet title="blacklists.facts">
        <Facts>
          <Fact source="kind" of="blacklistKind" isWord />
          <Fact source="lastFour" as="code" />
          <Fact source="addedAt" as="time" />
          <Fact source="addedByName" />
          <Fact source="until" as="date" isOptional />
          <Fact source="reason" isWide />
          <Fact source="removedAt" as="time" isOptional />
          <Fact source="removedByName" isOptional />
          <Fact source="removeReason" isWide isOptional />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
