import { Code } from '../../../components/CodeField'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
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

export default function CardPaymentShow() {
  return (
    <ShowPage status={<StatusChip source="status" of="cardPayment" />} aside={<RecordHistory />}>
      <FactSheet title="cardPayments.facts">
        <DescribedFacts
          of="card-payments"
          fields={[
            'amount',
            'paymentSource?',
            'refusal?',
            <Fact source="referenceNumber">
              <Invoice />
            </Fact>,
            'createdAt',
            'reversedAt?',
          ]}
        />
      </FactSheet>
      <FactSheet title="cardPayments.where">
        <DescribedFacts
          of="card-payments"
          fields={[
            'customerName?',
            'holderName?',
            'phone?',
            <Fact source="cardNumber">
              <Card />
            </Fact>,
            'merchantName',
            { field: 'terminal', to: 'devices', by: 'deviceId' },
            'reference',
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
