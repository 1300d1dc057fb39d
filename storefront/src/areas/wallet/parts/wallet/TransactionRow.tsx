import { isEnded } from '@kasbeno/api/contracts/payments'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '#ui/Icon.tsx'
import { Rial } from '#ui/Rial.tsx'
import { classes } from '#ui/classes.ts'
import { followed } from '#areas/wallet/parts/payment/purposes.ts'
import { wallet as text } from '#areas/wallet/words/wallet.ts'
import type { WalletTransaction } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { transactionCalls, type WalletOwnerKind } from './transactionCalls.ts'
import { TransactionSheet } from './TransactionSheet.tsx'
import styles from './wallet.module.css'

interface TransactionRowProps {
  transaction: WalletTransaction
  owner: WalletOwnerKind
}

/** Null for movements. */
const standingOf = ({ transactionStatus: status }: WalletTransaction): string | null => {
  if (status === 'COMPLETED') return null
  return isEnded(status) ? text.failed : text.checked
}

/** Payments have their own page. */
export const TransactionRow = ({ transaction, owner }: TransactionRowProps) => {
  const [isOpen, setOpen] = useState(false)
  const [, navigate] = useLocation()
  const isDeposit = transaction.type === 'DEPOSIT'
  const standing = standingOf(transaction)
  return (
    <>
      <button
        type="button"
        className={styles.transaction}
        aria-haspopup={standing ? undefined : 'dialog'}
        onClick={() => (standing ? navigate(followed(String(transaction.id))) : setOpen(true))}
      >
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
          <small>{standing ?? (isDeposit ? text.deposit : text.withdraw)}</small>
        </span>
      </button>
      {isOpen && (
        <TransactionSheet
          path={transactionCalls[owner].one(transaction.id)}
          title={transaction.title}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
