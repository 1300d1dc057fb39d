import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'

/** A payment of a company as the legal officers read it; those who handle payments have the page of payments. */
export default function CompanyTransactionShow() {
  return (
    <ShowPage status={<StatusChip source="status" of="payment" />} aside={<RecordHistory />}>
      <FactSheet title="payments.facts">
        <Facts>
          <Fact source="amount" as="rial" />
          <Fact source="purpose" of="purpose" isWord />
          <Fact source="indicator" of="gateway" isWord />
          <Fact source="customerName" />
          <Fact source="phone" as="code" />
          <Fact source="referenceCode" as="code" />
          <Fact source="gatewayReceipt" as="code" />
          <Fact source="createdAt" as="time" />
          <Fact source="completedAt" as="time" />
          <Fact source="inDoubtSince" as="time" isOptional />
          <Fact source="failure" isWide isOptional />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
