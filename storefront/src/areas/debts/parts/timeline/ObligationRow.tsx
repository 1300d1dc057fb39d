import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Link } from 'wouter'
import { Badge } from '#ui/Badge.tsx'
import { Rial } from '#ui/Rial.tsx'
import { classes } from '#ui/classes.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { obligations as text } from '#areas/debts/words/obligations.ts'
import type { Obligation } from '#core/api/types.ts'
import { jalaliDate, relativeDays } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import styles from './timeline.module.css'
import { whereTo } from './whereTo.ts'

/** Empty without effect. */
const effectOf = ({ kind, amount, ifPaidToday }: Obligation): string | null => {
  if (ifPaidToday.freesCredit > 0) return text.frees(groupDigits(ifPaidToday.freesCredit))
  const isInvoice = kind === 'PENDING_INVOICE'
  if (ifPaidToday.amount === 0) return isInvoice ? text.waitsForSignatures : text.waitsForBank
  const isCheaper = isInvoice && ifPaidToday.amount < amount
  return isCheaper ? text.cheaper(groupDigits(ifPaidToday.amount)) : null
}

export const ObligationRow = ({ obligation }: { obligation: Obligation }) => {
  const { kind, title, amount, dueDate, daysLeft, isPastDue, disputedAmount } = obligation
  const effect = effectOf(obligation)
  return (
    <Link
      href={whereTo(obligation, usePlan())}
      className={classes(styles.row, isPastDue && styles.late)}
    >
      <span className={styles.line}>
        <span className={styles.what}>
          <small>{text.kinds[kind]}</small>
          <strong>{toPersianDigits(title)}</strong>
        </span>
        {isPastDue && kind !== 'RENEWAL' && <Badge tone="danger">{text.pastDue}</Badge>}
      </span>
      <span className={styles.line}>
        <span>
          {daysLeft === null ? text.noDay : relativeDays(daysLeft)}
          {dueDate && <small>{text.due[kind](jalaliDate(dueDate))}</small>}
        </span>
        <Rial value={amount} />
      </span>
      {disputedAmount > 0 && <small>{text.disputedOf(groupDigits(disputedAmount))}</small>}
      {effect && <small className={styles.effect}>{effect}</small>}
    </Link>
  )
}
