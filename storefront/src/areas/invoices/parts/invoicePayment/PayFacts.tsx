import { owedFor, type PaymentSource } from '@kasbeno/api/contracts/orders'
import { Fact } from '#ui/Facts.tsx'
import { Rial } from '#ui/Rial.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import type { Order } from '#core/api/types.ts'
import { jalaliDate, relativeDays } from '#core/jalali.ts'
import { optionOf } from './amounts.ts'

interface PayFactsProps {
  order: Order
  source: PaymentSource
  /** What leaves the source, with all fees. */
  amount: number
}

/** The same two amounts everywhere. */
export const PayFacts = ({ order, source, amount }: PayFactsProps) => {
  const dueDate = source === 'CREDIT' ? optionOf(order, source)?.dueDate : null
  return (
    <>
      <Fact name={text.youPay(text.sources[source])}>
        <Rial value={amount} size="large" />
      </Fact>
      {dueDate && (
        <Fact name={text.dueDate}>
          {jalaliDate(dueDate)} ({relativeDays(order.dueDateInDays)})
        </Fact>
      )}
      <Fact name={text.youOwe}>
        <Rial value={owedFor(source, amount)} />
      </Fact>
    </>
  )
}
