import { pageSizes } from '@kasbeno/api/contracts/limits'
import { openPayments, type TransactionSourceType } from '@kasbeno/api/contracts/payments'
import { wallet as text } from '#areas/wallet/words/wallet.ts'
import type { WalletTransaction } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import { transactionCalls, type WalletOwnerKind } from './transactionCalls.ts'
import { TransactionRow } from './TransactionRow.tsx'
import styles from './wallet.module.css'

interface OpenPaymentListProps {
  payments: readonly WalletTransaction[]
  owner: WalletOwnerKind
}

/**
 * Payments whose end is not known: whoever has left the page that follows one finds it again, and
 * pays no second time.
 */
export const OpenPaymentList = ({ payments, owner }: OpenPaymentListProps) =>
  payments.length === 0 ? null : (
    <section className={styles.open}>
      <h2>{text.openTitle}</h2>
      <p>{text.openHint}</p>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id}>
            <TransactionRow transaction={payment} owner={owner} />
          </li>
        ))}
      </ul>
    </section>
  )

interface OpenPaymentsProps {
  owner?: WalletOwnerKind
  /** What they are for; all of them without it. */
  source?: TransactionSourceType
}

export const OpenPayments = ({ owner = 'person', source }: OpenPaymentsProps) => {
  const { list } = transactionCalls[owner]
  const open = useQuery(list(pageSizes.transactions, 0, source ?? null, openPayments))
  return <OpenPaymentList payments={open.data?.items ?? []} owner={owner} />
}
