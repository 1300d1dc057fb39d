import type { OrderApprobationStatus } from '@kasbeno/api/contracts/approbations'
import { Link } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { Card } from '#components/Card.tsx'
import { Icon } from '#components/Icon.tsx'
import { Rial } from '#components/Rial.tsx'
import { legal } from '#i18n/fa/legal.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import styles from '#features/home/home.module.css'

interface WaitingProps {
  status: OrderApprobationStatus
  count: number
  amount: number
}

const Waiting = ({ status, count, amount }: WaitingProps) => (
  <Link href={`${legalPaths.orders}?orderStatus=${status}`} className={styles.row}>
    <div className={styles.rowText}>
      <strong>{text.statuses[status]}</strong>
      <small>{text.count(count)}</small>
    </div>
    <div className={styles.rowEnd}>
      <Rial value={amount} />
    </div>
    <Icon name="forward" size={20} />
  </Link>
)

/** What waits for signatures and what for the CEO, each leading to its list; what waits for neither is no way to go. */
export const WaitingInvoices = ({ pollMs }: { pollMs: number }) => {
  const panel = useQuery(legalEndpoints.panel, { pollMs }).data
  if (!panel) return null
  const waiting: WaitingProps[] = [
    { status: 'PENDING_FOR_APPROBATION', ...panel.pendingApprobation },
    { status: 'PENDING_FOR_PAYMENT', ...panel.pendingPayment },
  ]
  const open = waiting.filter(({ count }) => count > 0)
  if (open.length === 0) return null
  return (
    <Card title={legal.waiting}>
      <ul className={styles.rows}>
        {open.map((one) => (
          <li key={one.status}>
            <Waiting {...one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
