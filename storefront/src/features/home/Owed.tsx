import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { Badge } from '#components/Badge.tsx'
import { Card } from '#components/Card.tsx'
import { Rial } from '#components/Rial.tsx'
import { home as text } from '#i18n/fa/home.ts'
import { orders } from '#i18n/fa/orders.ts'
import type { OwedInstallment } from '#lib/api/types.ts'
import { jalaliDate, relativeDay } from '#lib/jalali.ts'
import styles from './home.module.css'

const when = ({ dueDate, installmentReceiptStatus }: OwedInstallment) => {
  const date = jalaliDate(dueDate)
  const relative = relativeDay(dueDate)
  return installmentReceiptStatus === 'PAST_DUE'
    ? text.pastDueOn(date, relative)
    : text.dueOn(date, relative)
}

/** What I owe and when: open installments, the earliest first. */
export const Owed = ({ installments }: { installments: OwedInstallment[] }) => (
  <Card title={text.owedTitle}>
    <p className={styles.owedTotal}>
      <span>{text.owedTotal}</span>
      <Rial
        size="large"
        value={installments.reduce((sum, one) => sum + one.installmentReceiptAmount, 0)}
      />
    </p>
    <ul className={styles.rows}>
      {installments.map((one) => (
        <li key={one.id}>
          <Link href={paths.completedOrder(one.id)} className={styles.row}>
            <div className={styles.rowText}>
              <strong>{one.distributorName}</strong>
              <small>{when(one)}</small>
            </div>
            <div className={styles.rowEnd}>
              <Rial value={one.installmentReceiptAmount} />
              {one.installmentReceiptStatus === 'PAST_DUE' && (
                <Badge tone="danger">{orders.installments.PAST_DUE}</Badge>
              )}
            </div>
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)
