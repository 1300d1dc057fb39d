import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Rial } from '#components/Rial.tsx'
import { InvoiceNumber } from '#features/orders/InvoiceNumber.tsx'
import { DistributorLogo } from '#features/distributors/DistributorLogo.tsx'
import { home as text } from '#i18n/fa/home.ts'
import type { OrderRow } from '#lib/api/types.ts'
import styles from './home.module.css'

/** The latest invoices that wait, each with its button. */
export const PendingInvoices = ({ invoices, isOld }: { invoices: OrderRow[]; isOld: boolean }) => (
  <Card
    title={text.pendingTitle}
    aside={
      <Link href={paths.orders} className={styles.link}>
        {text.viewAll}
      </Link>
    }
  >
    <ul className={styles.rows}>
      {invoices.map((invoice) => (
        <li key={invoice.id} className={styles.row}>
          <DistributorLogo name={invoice.distributorName} logo={invoice.distributorLogo} />
          <div className={styles.rowText}>
            <strong>{invoice.distributorName}</strong>
            <Rial value={invoice.grandTotalAmount} />
            <InvoiceNumber order={invoice} />
          </div>
          {!isOld && (
            <ButtonLink small href={paths.pendingOrder(invoice.id)}>
              {text.pay}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  </Card>
)
