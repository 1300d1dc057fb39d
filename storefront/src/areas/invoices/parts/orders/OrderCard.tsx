import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Rial } from '#ui/Rial.tsx'
import { DistributorLogo } from '#areas/home/parts/distributors/DistributorLogo.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import type { OrderRow } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { InvoiceNumber } from './InvoiceNumber.tsx'
import { installmentTones, orderTones } from './tones.ts'
import styles from './orders.module.css'

type HeadOf = Pick<
  OrderRow,
  'distributorName' | 'distributorLogo' | 'externalId' | 'referenceNumber' | 'status'
>

export const OrderCardHead = ({
  order,
  href,
  badges = <Badge tone={orderTones[order.status]}>{text.statuses[order.status]}</Badge>,
}: {
  order: HeadOf
  href: string
  badges?: ReactNode
}) => (
  <Link href={href} className={styles.head}>
    <DistributorLogo name={order.distributorName} logo={order.distributorLogo} />
    <span className={styles.name}>
      <strong>{order.distributorName}</strong>
      <InvoiceNumber order={order} />
      {badges}
    </span>
  </Link>
)

export const PendingOrderCard = ({ order }: { order: OrderRow }) => (
  <article className={styles.card}>
    <OrderCardHead order={order} href={paths.pendingOrder(order.id)} />
    <Facts>
      <Fact name={text.payable}>
        <Rial value={order.grandTotalAmount} />
      </Fact>
      <Fact name={text.invoicedAt}>{jalaliDate(order.invoicedAt)}</Fact>
    </Facts>
    <ButtonLink wide href={paths.pendingOrder(order.id)}>
      {text.pay}
    </ButtonLink>
  </article>
)

export const CompletedOrderCard = ({ order }: { order: OrderRow }) => (
  <article className={styles.card}>
    <OrderCardHead order={order} href={paths.completedOrder(order.id)} />
    <Facts>
      <Fact name={text.payable}>
        <Rial value={order.grandTotalAmount} />
      </Fact>
      <Fact name={text.invoicedAt}>{jalaliDate(order.invoicedAt)}</Fact>
      {order.installmentReceiptAmount !== null && (
        <Fact name={text.installmentAmount}>
          <Rial value={order.installmentReceiptAmount} />
        </Fact>
      )}
      {order.dueDate && <Fact name={text.dueDate}>{jalaliDate(order.dueDate)}</Fact>}
      {order.installmentReceiptStatus && (
        <Fact name={text.installmentStatus}>
          <Badge tone={installmentTones[order.installmentReceiptStatus]}>
            {text.installments[order.installmentReceiptStatus]}
          </Badge>
        </Fact>
      )}
    </Facts>
    <ButtonLink wide look="second" href={paths.completedOrder(order.id)}>
      {text.details}
    </ButtonLink>
  </article>
)
