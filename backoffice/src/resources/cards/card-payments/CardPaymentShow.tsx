import { Code } from '../../../components/CodeField'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordLink } from '../../../components/RecordLink'
import { Missing } from '../../../components/RialField'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'

const Invoice = () => (
  <WithRecord<RecordOf<'card-payments'>>>
    {({ orderId, referenceNumber }) =>
      orderId ? (
        <RecordLink resource="orders" id={orderId}>
          <Code value={referenceNumber} />
        </RecordLink>
      ) : (
        <Missing />
      )
    }
  </WithRecord>
)

const Card = () => (
  <WithRecord<RecordOf<'card-payments'>>>
    {({ cardId, cardNumber }) =>
      cardId ? (
        <RecordLink resource="cards" id={cardId}>
          <Code value={cardNumber} />
        </RecordLink>
      ) : (
        <Missing />
      )
    }
  </WithRecord>
)

const Device = () => (
  <WithRecord<RecordOf<'card-payments'>>>
    {({ deviceId, terminal }) => (
      <RecordLink resource="devices" id={deviceId}>
        <Code value={terminal} />
      </RecordLink>
    )}
  </WithRecord>
)

export default function CardPaymentShow() {
  return (
    <ShowPage status={<StatusChip source="status" of="cardPayment" />} aside={<RecordHistory />}>
      <FactSheet title="cardPayments.facts">
        <Facts>
          <Fact source="amount" as="rial" />
          <Fact source="paymentSource" of="paymentSource" isWord isOptional />
          <Fact source="refusal" of="cardPaymentRefusal" isWord isOptional />
          <Fact source="referenceNumber">
            <Invoice />
          </Fact>
          <Fact source="createdAt" as="time" />
          <Fact source="reversedAt" as="time" isOptional />
        </Facts>
      </FactSheet>
      <FactSheet title="cardPayments.where">
        <Facts>
          <Fact source="customerName" isOptional />
          <Fact source="holderName" isOptional />
          <Fact source="phone" as="code" isOptional />
          <Fact source="cardNumber">
            <Card />
          </Fact>
          <Fact source="merchantName" />
          <Fact source="terminal">
            <Device />
          </Fact>
          <Fact source="reference" as="code" />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
