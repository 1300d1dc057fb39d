import { Fact, Facts, FactSheet } from '../../components/Facts'
import { RecordHistory } from '../../components/RecordHistory'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { RemoveButton } from './RemoveButton'

export default function BlacklistShow() {
  return (
    <ShowPage
      status={<StatusChip source="state" of="blacklistState" />}
      commands={<RemoveButton />}
      aside={<RecordHistory />}
    >
      <FactSheet title="blacklists.facts">
        <Facts>
          <Fact source="kind" of="blacklistKind" isWord />
          <Fact source="lastFour" as="code" />
          <Fact source="addedAt" as="time" />
          <Fact source="addedByName" />
          <Fact source="until" as="date" isOptional />
          <Fact source="reason" isWide />
          <Fact source="removalAskedBy.name" isOptional />
          <Fact source="removalAskedAt" as="time" isOptional />
          <Fact source="removedAt" as="time" isOptional />
          <Fact source="removedByName" isOptional />
          <Fact source="removeReason" isWide isOptional />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
