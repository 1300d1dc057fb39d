import { legalPaths } from '#app/legalPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Rial } from '#components/Rial.tsx'
import { OrderCardHead } from '#features/orders/OrderCard.tsx'
import { delegations } from '#i18n/fa/delegations.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { orders } from '#i18n/fa/orders.ts'
import type { CompanyOrderRow } from '#lib/api/types.ts'
import { jalaliDate } from '#lib/jalali.ts'
import { AwaitedBadges } from './AwaitedBadges.tsx'
import { mayAct } from './maySign.ts'
import { OrderBadges } from './OrderBadges.tsx'
import styles from '#features/orders/orders.module.css'

/** What its button leads to: the reader's own answer, else one for an absent member. */
const wordsOf = (order: CompanyOrderRow): string => {
  if (mayAct(order)) return text.look[order.orderApprobationStatus]
  return order.inPlaceOf ? delegations.sign(order.inPlaceOf.fullName) : text.details
}

/** An invoice of the company in a list. */
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
