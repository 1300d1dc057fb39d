import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { OwnerFacts } from '../../../components/OwnerFacts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'

export default function WriteOffShow() {
  return (
    <ShowPage aside={<RecordHistory />}>
      <FactSheet title="writeOffs.facts">
        <Facts>
          <Fact source="amount" as="rial" />
          <Fact source="recovered" as="rial" />
          <Fact source="open" as="rial" />
          <Fact source="lateFees" as="rial" />
          <Fact source="writtenOffAt" as="time" />
          <OwnerFacts to="credit-lines" />
          <Fact source="requestedByName" />
          <Fact source="approvedByName" />
          <Fact source="reason" isWide />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
