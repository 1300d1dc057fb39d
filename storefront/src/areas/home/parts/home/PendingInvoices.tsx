import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Rial } from '#ui/Rial.tsx'
import { InvoiceNumber } from '#areas/invoices/parts/orders/InvoiceNumber.tsx'
import { DistributorLogo } from '#areas/home/parts/distributors/DistributorLogo.tsx'
import { home as text } from '#areas/home/words/home.ts'
import type { OrderRow } from '#core/api/types.ts'
import styles from './home.module.css'

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
