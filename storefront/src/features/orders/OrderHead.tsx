import type { ReactNode } from 'react'
import { DistributorLogo } from '#features/distributors/DistributorLogo.tsx'
import type { OrderRow } from '#lib/api/types.ts'
import { InvoiceNumber } from './InvoiceNumber.tsx'
import styles from './orders.module.css'

/** Distributor and number, the total large. */
export const OrderHead = ({
  order,
  children,
}: {
  order: Pick<OrderRow, 'distributorName' | 'distributorLogo' | 'externalId' | 'referenceNumber'>
  children: ReactNode
}) => (
  <section className={styles.card}>
    <div className={styles.head}>
      <DistributorLogo name={order.distributorName} logo={order.distributorLogo} />
      <span className={styles.name}>
        <strong>{order.distributorName}</strong>
        <InvoiceNumber order={order} />
      </span>
    </div>
    <div className={styles.total}>{children}</div>
  </section>
)
