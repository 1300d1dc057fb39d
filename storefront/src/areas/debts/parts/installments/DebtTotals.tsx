import { Badge } from '#ui/Badge.tsx'
import { Rial } from '#ui/Rial.tsx'
import { installments as text } from '#areas/debts/words/installments.ts'
import type { DebtSummary } from '#core/api/types.ts'
import { jalaliDate, relativeDays } from '#core/jalali.ts'
import styles from './installments.module.css'

export const DebtTotals = ({ summary }: { summary: DebtSummary }) => {
  const {
    owedAmount,
    lateFeeAmount,
    disputedAmount,
    openCount,
    pastDueAmount,
    nextDueDate,
    nextDueAmount,
    nextDueInDays,
  } = summary
  return (
    <section className={styles.totals}>
      <h2>{text.total}</h2>
      <Rial value={owedAmount} size="huge" />
      <p className={styles.quiet}>{text.openCount(openCount)}</p>
      {pastDueAmount > 0 && (
        <p className={styles.line}>
          <Badge tone="danger">{text.pastDue}</Badge>
          <Rial value={pastDueAmount} />
        </p>
      )}
      {lateFeeAmount > 0 && (
        <p className={styles.line}>
          <span>{text.lateFeeIn}</span>
          <Rial value={lateFeeAmount} />
        </p>
      )}
      {disputedAmount > 0 && (
        <p className={styles.line}>
          <span>{text.disputed}</span>
          <Rial value={disputedAmount} />
        </p>
      )}
      {pastDueAmount === 0 && nextDueDate && nextDueInDays !== null && (
        <p className={styles.line}>
          <span>
            {text.nextDue}
            <small>
              {text.dayAndRelative(jalaliDate(nextDueDate), relativeDays(nextDueInDays))}
            </small>
          </span>
          <Rial value={nextDueAmount} />
        </p>
      )}
    </section>
  )
}
