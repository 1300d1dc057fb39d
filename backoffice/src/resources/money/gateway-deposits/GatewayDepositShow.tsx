import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { ReverseButton } from './commands'

export default function GatewayDepositShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="deposit" />}
      commands={<ReverseButton />}
      aside={<RecordHistory />}
    >
      <FactSheet title="deposits.facts">
        <Facts>
          <Fact source="amount" as="rial" />
          <Fact source="indicator" of="gateway" isWord />
          <Fact source="depositedOn" as="date" />
          <Fact source="trackingNumber" as="code" />
          <Fact source="recordedBy" />
          <Fact source="recordedAt" as="time" />
          <Fact source="reversedBy" isOptional />
          <Fact source="reversedAt" as="time" isOptional />
          <Fact source="reason" isWide isOptional />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
