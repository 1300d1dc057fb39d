import { Rial } from '#ui/Rial.tsx'
import { InvoiceNumber } from '#areas/invoices/parts/orders/InvoiceNumber.tsx'
import type { OrderRow } from '#core/api/types.ts'
import styles from './batch.module.css'

interface ChoiceProps {
  order: Pick<OrderRow, 'distributorName' | 'externalId' | 'referenceNumber' | 'grandTotalAmount'>
  isMarked: boolean
  isDisabled: boolean
  onMark: (isMarked: boolean) => void
}

export const Choice = ({ order, isMarked, isDisabled, onMark }: ChoiceProps) => (
  <label className={styles.choice}>
    <input
      type="checkbox"
      checked={isMarked}
      disabled={isDisabled}
      onChange={({ target }) => onMark(target.checked)}
    />
    <span className={styles.name}>
      <strong>{order.distributorName}</strong>
      <InvoiceNumber order={order} />
      <Rial value={order.grandTotalAmount} />
    </span>
  </label>
)
