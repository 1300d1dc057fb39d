import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { Rial } from '#ui/Rial.tsx'
import { home as text } from '#areas/home/words/home.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import type { Installment, Installments } from '#core/api/types.ts'
import { jalaliDate, relativeDays } from '#core/jalali.ts'
import styles from './home.module.css'

const Row = ({ installment }: { installment: Installment }) => {
  const { id, distributorName, dueDate, daysLeft, owedAmount, status } = installment
  return (
    <li>
      <Link href={paths.installment(id)} className={styles.row}>
        <div className={styles.rowText}>
          <strong>{distributorName}</strong>
          <small>{text.dueOn(jalaliDate(dueDate))}</small>
          <small>{relativeDays(daysLeft)}</small>
        </div>
        <div className={styles.rowEnd}>
          <Rial value={owedAmount} />
          {status === 'PAST_DUE' && <Badge tone="danger">{orders.installments.PAST_DUE}</Badge>}
        </div>
      </Link>
    </li>
  )
}

export const Owed = ({ installments }: { installments: Installments }) => {
  if (installments.items.length === 0) return null
  return (
    <Card
      title={text.owedTitle}
      aside={
        <Link href={paths.obligations} className={styles.link}>
          {text.viewAll}
        </Link>
      }
    >
      <p className={styles.owedTotal}>
        <span>{text.owedTotal}</span>
        <Rial size="large" value={installments.summary.owedAmount} />
      </p>
      <ul className={styles.rows}>
        {installments.items.map((installment) => (
          <Row key={installment.id} installment={installment} />
        ))}
      </ul>
    </Card>
  )
}
