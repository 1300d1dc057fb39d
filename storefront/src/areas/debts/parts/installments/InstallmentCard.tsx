import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Rial } from '#ui/Rial.tsx'
import { DistributorLogo } from '#areas/home/parts/distributors/DistributorLogo.tsx'
import { InvoiceNumber } from '#areas/invoices/parts/orders/InvoiceNumber.tsx'
import { installmentTones } from '#areas/invoices/parts/orders/tones.ts'
import { installments as text } from '#areas/debts/words/installments.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import type { Installment } from '#core/api/types.ts'
import { jalaliDate, relativeDays } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import styles from './installments.module.css'

/** Rest, day and paid share. */
export const InstallmentCard = ({ installment }: { installment: Installment }) => {
  const { id, distributorName, amount, paidAmount, owedAmount } = installment
  const { status, dueDate, daysLeft } = installment
  const isOpen = status !== 'CLEARED'
  /** Nobody paid for an invoice that was taken back whole. */
  const isTakenBack = !isOpen && paidAmount === 0
  const shown = isOpen ? owedAmount : isTakenBack ? amount : paidAmount
  return (
    <Link href={paths.installment(id)} className={styles.card}>
      <span className={styles.head}>
        <DistributorLogo name={distributorName} logo={installment.distributorLogo} />
        <span className={styles.name}>
          <strong>{distributorName}</strong>
          <InvoiceNumber order={installment} />
        </span>
        <Badge tone={installmentTones[status]}>{orders.installments[status]}</Badge>
      </span>
      <span className={styles.line}>
        <span>
          {isOpen ? relativeDays(daysLeft) : isTakenBack ? text.takenBack : text.cleared}
          <small>{text.dueOn(jalaliDate(dueDate))}</small>
        </span>
        <Rial value={shown} size={isOpen ? 'large' : 'normal'} />
      </span>
      {isOpen && paidAmount > 0 && (
        <ProgressBar
          share={paidAmount / amount}
          label={text.paidOf(groupDigits(paidAmount), groupDigits(amount))}
        />
      )}
    </Link>
  )
}
