import type { ReactNode } from 'react'
import { Ltr } from '#components/Ltr.tsx'
import { DistributorLogo } from '#features/distributors/DistributorLogo.tsx'
import { orders as text } from '#i18n/fa/orders.ts'
import type { OrderRow } from '#lib/api/types.ts'
import styles from './orders.module.css'

/** Distributor and number, the total large. */
export const OrderHead = ({
  order,
  children,
}: {
  order: Pick<OrderRow, 'distributorName' | 'distributorLogo' | 'externalId'>
  children: ReactNode
}) => (
  <section className={styles.card}>
    <div className={styles.head}>
      <DistributorLogo name={order.distributorName} logo={order.distributorLogo} />
      <span className={styles.name}>
        <strong>{order.distributorName}</strong>
        <small>
          {text.invoiceNumber} <Ltr>{order.externalId}</Ltr>
        </small>
      </span>
    </div>
    <div className={styles.total}>{children}</div>
  </section>
)
