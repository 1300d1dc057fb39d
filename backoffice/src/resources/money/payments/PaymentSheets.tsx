import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordLink } from '../../../components/RecordLink'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { BankAnswers } from './BankAnswers'
import { ReceiptPicture } from './ReceiptPicture'

/** What is known of a payment: here, by its receipt, and at the bank. */
export const PaymentSheets = () => (
  <>
    <FactSheet title="payments.facts">
      <Facts>
        <Fact source="amount" as="rial" />
        <Fact source="purpose" of="purpose" isWord />
        <Fact source="indicator" of="gateway" isWord />
        <Fact source="customerName">
          <WithRecord<RecordOf<'payments'>>>
            {({ userId, customerName }) => (
              <RecordLink resource="users" id={userId}>
                {customerName}
              </RecordLink>
            )}
          </WithRecord>
        </Fact>
        <Fact source="phone" as="code" />
        <Fact source="referenceCode" as="code" />
        <Fact source="gatewayToken" as="code" isWide />
        <Fact source="gatewayReceipt" as="code" />
        <Fact source="createdAt" as="time" />
        <Fact source="updatedAt" as="time" />
        <Fact source="completedAt" as="time" />
        <Fact source="inDoubtSince" as="time" isOptional />
        <Fact source="closedAt" as="time" isOptional />
        <Fact source="maskedCard" as="code" isOptional />
        <Fact source="failure" isWide isOptional />
      </Facts>
    </FactSheet>
    <WithRecord<RecordOf<'payments'>>>{(record) => <ReceiptPicture record={record} />}</WithRecord>
    <WithRecord<RecordOf<'payments'>>>{(record) => <BankAnswers record={record} />}</WithRecord>
  </>
)
