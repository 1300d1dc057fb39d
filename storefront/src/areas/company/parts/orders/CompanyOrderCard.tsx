import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Rial } from '#ui/Rial.tsx'
import { OrderCardHead } from '#areas/invoices/parts/orders/OrderCard.tsx'
import { delegations } from '#areas/company/words/delegations.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import type { CompanyOrderRow } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { AwaitedBadges } from './AwaitedBadges.tsx'
import { mayAct } from './maySign.ts'
import { OrderBadges } from './OrderBadges.tsx'
import styles from '#areas/invoices/parts/orders/orders.module.css'

/** Own answer first, else delegated. */
const wordsOf = (order: CompanyOrderRow): string => {
  if (mayAct(order)) return text.look[order.orderApprobationStatus]
  return order.inPlaceOf ? delegations.sign(order.inPlaceOf.fullName) : text.details
}

export const CompanyOrderCard = ({ order }: { order: CompanyOrderRow }) => {
  const href = legalPaths.order(order.id)
  const canAct = mayAct(order) || order.inPlaceOf !== null
  return (
    <article className={styles.card}>
      <OrderCardHead order={order} href={href} badges={<OrderBadges order={order} />} />
      <AwaitedBadges document={order} />
      <Facts>
        <Fact name={orders.payable}>
          <Rial value={order.grandTotalAmount} />
        </Fact>
        <Fact name={orders.invoicedAt}>{jalaliDate(order.invoicedAt)}</Fact>
        {order.dueDate && <Fact name={orders.dueDate}>{jalaliDate(order.dueDate)}</Fact>}
      </Facts>
      <ButtonLink wide look={canAct ? 'main' : 'second'} href={href}>
        {wordsOf(order)}
      </ButtonLink>
    </article>
  )
}
