import type { PaymentState } from '@kasbeno/api/answers'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Rial } from '#ui/Rial.tsx'
import { receiptOf } from '#areas/wallet/parts/payment/purposes.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import { wallet as text } from '#areas/wallet/words/wallet.ts'
import type { WalletTransactionDetails } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'
import type { transactionCalls, WalletOwnerKind } from './transactionCalls.ts'

const Details = ({ transaction }: { transaction: WalletTransactionDetails }) => (
  <Facts>
    <Fact name={transaction.type === 'DEPOSIT' ? text.deposit : text.withdraw}>
      <Rial value={transaction.amount} size="large" />
    </Fact>
    <Fact name={text.time}>
      <bdi dir="ltr">{jalaliDateTime(transaction.createdAt)}</bdi>
    </Fact>
    {transaction.distributorName && (
      <Fact name={orders.distributor}>{transaction.distributorName}</Fact>
    )}
    {transaction.externalId && (
      <Fact name={orders.invoiceNumber}>
        <Ltr>{transaction.externalId}</Ltr>
      </Fact>
    )}
    {transaction.referenceCode && (
      <Fact name={orders.trackingNumber}>
        <Ltr>{transaction.referenceCode}</Ltr>{' '}
        <CopyButton value={transaction.referenceCode} what={orders.trackingNumber} />
      </Fact>
    )}
  </Facts>
)

const Onward = ({ orderId, repaymentId }: WalletTransactionDetails) => (
  <>
    {orderId && (
      <ButtonLink wide look="second" href={paths.completedOrder(orderId)}>
        {text.toInvoice}
      </ButtonLink>
    )}
    {repaymentId && (
      <ButtonLink wide look="second" href={receiptOf(repaymentId)}>
        {text.toReceipt}
      </ButtonLink>
    )}
  </>
)

/** Addresses may name payments. */
const movementOf = (found: PaymentState | WalletTransactionDetails | undefined) =>
  found && 'type' in found ? found : undefined

export const TransactionSheet = ({
  path,
  title,
  onClose,
}: {
  path: ReturnType<(typeof transactionCalls)[WalletOwnerKind]['one']>
  title: string
  onClose: () => void
}) => {
  const transaction = useQuery(path)
  const movement = movementOf(transaction.data)
  return (
    <Dialog title={title} onClose={onClose} actions={movement && <Onward {...movement} />}>
      <Loaded from={{ ...transaction, data: movement }}>
        {(loaded) => <Details transaction={loaded} />}
      </Loaded>
    </Dialog>
  )
}
