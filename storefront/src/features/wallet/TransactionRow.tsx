import { Icon } from '#components/Icon.tsx'
import { Rial } from '#components/Rial.tsx'
import { classes } from '#components/classes.ts'
import { wallet as text } from '#i18n/fa/wallet.ts'
import type { WalletTransaction } from '#lib/api/types.ts'
import { jalaliDateTime } from '#lib/jalali.ts'
import styles from './wallet.module.css'

export const TransactionRow = ({ transaction }: { transaction: WalletTransaction }) => {
  const isDeposit = transaction.type === 'DEPOSIT'
  return (
    <article className={styles.transaction}>
      <span className={classes(styles.direction, isDeposit ? styles.in : styles.out)}>
        <Icon name={isDeposit ? 'arrowIn' : 'arrowOut'} size={20} />
      </span>
      <span className={styles.about}>
        <strong>{transaction.title}</strong>
        <small>
          <bdi dir="ltr">{jalaliDateTime(transaction.createdAt)}</bdi>
        </small>
      </span>
      <span className={styles.amount}>
        <Rial value={transaction.amount} />
        <small>{isDeposit ? text.deposit : text.withdraw}</small>
      </span>
    </article>
  )
}
