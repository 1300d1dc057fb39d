import { usePermissions } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
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
        <DescribedFacts
          of="payments"
          fields={[
            'amount',
            'purpose',
            'indicator',
            <Fact source="customerName">
              <WithRecord<RecordOf<'payments'>>>
                {(payment) => <OwnerLink owner={payment}>{payment.customerName}</OwnerLink>}
              </WithRecord>
            </Fact>,
            'phone',
            'referenceCode',
            { field: 'gatewayToken', isWide: true },
            'gatewayReceipt',
            'createdAt',
            'updatedAt',
            'completedAt',
            'inDoubtSince?',
            'closedAt?',
            <Fact source="maskedCard" as="code" isOptional />,
            { field: 'failure', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
      <WithRecord<RecordOf<'payments'>>>
        {(record) => <ReceiptPicture record={record} />}
      </WithRecord>
      {/* Hidden from readers of company payments. */}
      {permissions.includes('payments.list') && (
        <WithRecord<RecordOf<'payments'>>>{(record) => <BankAnswers record={record} />}</WithRecord>
      )}
    </>
  )
}
