import { Fact, Facts, FactSheet } from '../../components/Facts'
import { RecordHistory } from '../../components/RecordHistory'
import { RecordLink } from '../../components/RecordLink'
import { ShowPage } from '../../components/ShowPage'
import { WithRecord } from '../../components/WithRecord'
import type { RecordOf } from '../../providers/contract'

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
          <Fact source="ownerName">
            <WithRecord<RecordOf<'write-offs'>>>
              {({ creditLineId, ownerName }) => (
                <RecordLink resource="credit-lines" id={creditLineId}>
                  {ownerName}
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="phone" as="code" />
          <Fact source="plan" of="plan" isWord />
          <Fact source="requestedByName" />
          <Fact source="approvedByName" />
          <Fact source="reason" isWide />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
