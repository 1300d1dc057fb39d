import { paidFor } from '@kasbeno/api/contracts/orders'
import { Badge } from '#ui/Badge.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Rial } from '#ui/Rial.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import type { Order } from '#core/api/types.ts'
import { jalaliDate, jalaliDateTime, relativeDays } from '#core/jalali.ts'
import { installmentTones, orderTones } from './tones.ts'

/** When and from where. */
const Payment = ({ order }: { order: Order }) =>
  order.paymentSource && (
    <>
      <Fact name={text.paidWithFees}>
        <Rial value={paidFor(order)} />
      </Fact>
      <Fact name={text.source}>{text.sources[order.paymentSource]}</Fact>
      {order.paidAt && <Fact name={text.paidAt}>{jalaliDateTime(order.paidAt)}</Fact>}
    </>
  )

/**
 * Nobody paid the fees of an invoice that was not paid, nor the bank's of one that the wallet
 * paid.
 */
const Fees = ({ order }: { order: Order }) => (
  <>
    <Fact name={text.invoiceAmount}>
      <Rial value={order.grandTotalAmount} />
    </Fact>
    {order.paymentSource && order.kasbenoFeeAmount > 0 && (
      <Fact name={text.productFee}>
        <Rial value={order.kasbenoFeeAmount} />
      </Fact>
    )}
    {order.paymentSource === 'CREDIT' && order.bankFeeAmount > 0 && (
      <Fact name={text.bankFee}>
        <Rial value={order.bankFeeAmount} />
      </Fact>
    )}
    {order.refundAmount > 0 && (
      <Fact name={text.refund}>
        <Rial value={order.refundAmount} />
      </Fact>
    )}
  </>
)

const Installment = ({ order }: { order: Order }) =>
  order.installmentReceiptStatus && (
    <>
      <Fact name={text.installmentAmount}>
        <Rial value={order.installmentReceiptAmount ?? 0} />
      </Fact>
      {order.installmentRemainingAmount !== null &&
        order.installmentRemainingAmount !== order.installmentReceiptAmount && (
          <Fact name={text.installmentLeft}>
            <Rial value={order.installmentRemainingAmount} />
          </Fact>
        )}
      {order.lateFeeAmount > 0 && (
        <>
          <Fact name={text.lateFee}>
            <Rial value={order.lateFeeAmount} />
          </Fact>
          <Fact name={text.owedWithLateFee}>
            <Rial value={order.lateFeeAmount + (order.installmentRemainingAmount ?? 0)} />
          </Fact>
        </>
      )}
      {order.dueDate && (
        <Fact name={text.dueDate}>
          {jalaliDate(order.dueDate)}
          {order.daysLeft !== null && order.installmentReceiptStatus !== 'CLEARED' && (
            <> ({relativeDays(order.daysLeft)})</>
          )}
        </Fact>
      )}
      <Fact name={text.installmentStatus}>
        <Badge tone={installmentTones[order.installmentReceiptStatus]}>
          {text.installments[order.installmentReceiptStatus]}
        </Badge>
      </Fact>
    </>
  )

export const CompletedFacts = ({ order }: { order: Order }) => (
  <Facts>
    <Fact name={text.status}>
      <Badge tone={orderTones[order.status]}>{text.statuses[order.status]}</Badge>
    </Fact>
    <Payment order={order} />
    <Installment order={order} />
    <Fees order={order} />
    <Fact name={text.invoicedAt}>{jalaliDate(order.invoicedAt)}</Fact>
    {!order.cardPayment && (
      <Fact name={text.invoiceNumber}>
        <Ltr>{order.externalId}</Ltr>
      </Fact>
    )}
    <Fact name={text.referenceNumber}>
      <Ltr>{order.referenceNumber}</Ltr>{' '}
      <CopyButton value={order.referenceNumber} what={text.referenceNumber} />
    </Fact>
    {order.bankReferenceNumber && (
      <Fact name={text.bankReference}>
        <Ltr>{order.bankReferenceNumber}</Ltr>{' '}
        <CopyButton value={order.bankReferenceNumber} what={text.bankReference} />
      </Fact>
    )}
  </Facts>
)
