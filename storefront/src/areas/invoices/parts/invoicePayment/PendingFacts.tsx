import type { ReactNode } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Rial } from '#ui/Rial.tsx'
import { orderTones } from '#areas/invoices/parts/orders/tones.ts'
import { orders as text } from '#areas/invoices/words/orders.ts'
import type { Order } from '#core/api/types.ts'
import { groupDigits } from '#core/grouped.ts'
import { jalaliDate, jalaliDateTime } from '#core/jalali.ts'
import { optionOf } from './amounts.ts'

/** Empty when credit is unavailable. */
export const CostSentence = ({ order }: { order: Order }) => {
  const credit = optionOf(order, 'CREDIT')
  if (!credit?.dueDate) return null
  const [total, dueDate] = [groupDigits(credit.amount), jalaliDate(credit.dueDate)]
  return <p>{text.costSentence(total, dueDate, order.dueDateInDays)}</p>
}

export const CostFacts = ({ order }: { order: Order }) => (
  <Facts>
    <Fact name={text.invoiceAmount}>
      <Rial value={order.grandTotalAmount} />
    </Fact>
    <Fact name={text.productFee}>
      <Rial value={order.kasbenoFeeAmount} />
    </Fact>
    <Fact name={text.bankFee}>
      <Rial value={order.bankFeeAmount} />
    </Fact>
    {order.refundAmount > 0 && (
      <Fact name={text.refund}>
        <Rial value={order.refundAmount} />
      </Fact>
    )}
    <Fact name={text.dueDays}>{text.dueIn(order.dueDateInDays)}</Fact>
  </Facts>
)

export const InvoiceFacts = ({
  order,
  badges = <Badge tone={orderTones[order.status]}>{text.statuses[order.status]}</Badge>,
}: {
  order: Order
  badges?: ReactNode
}) => (
  <Facts>
    <Fact name={text.status}>{badges}</Fact>
    <Fact name={text.invoicedAt}>
      <bdi dir="ltr">{jalaliDateTime(order.invoicedAt)}</bdi>
    </Fact>
    <Fact name={text.referenceNumber}>
      <Ltr>{order.referenceNumber}</Ltr>{' '}
      <CopyButton value={order.referenceNumber} what={text.referenceNumber} />
    </Fact>
    <Fact name={text.creditLeft}>
      <Rial value={order.creditBalance} />
    </Fact>
    <Fact name={text.walletLeft}>
      <Rial value={order.cashBalance} />
    </Fact>
  </Facts>
)
