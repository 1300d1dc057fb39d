import { usePermissions } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { OwnerLink } from '../../../components/OwnerLink'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { BankAnswers } from './BankAnswers'
import { ReceiptPicture } from './ReceiptPicture'

/** What is known of a payment: here, by its receipt, and at the bank. */
export const PaymentSheets = () => {
  const { permissions = [] } = usePermissions<string[]>()
  return (
    <>
      <FactSheet title="payments.facts">
        <Facts>
          <Fact source="amount" as="rial" />
          <Fact source="purpose" of="purpose" isWord />
          <Fact source="indicator" of="gateway" isWord />
          <Fact source="customerName">
            <WithRecord<RecordOf<'payments'>>>
              {(payment) => <OwnerLink owner={payment}>{payment.customerName}</OwnerLink>}
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
      <WithRecord<RecordOf<'payments'>>>
        {(record) => <ReceiptPicture record={record} />}
      </WithRecord>
      {/* What the bank said is of no concern to who reads payments of companies alone. */}
      {permissions.includes('payments.list') && (
        <WithRecord<RecordOf<'payments'>>>{(record) => <BankAnswers record={record} />}</WithRecord>
      )}
    </>
  )
}
