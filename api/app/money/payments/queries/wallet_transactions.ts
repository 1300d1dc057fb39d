import type { EntryKind } from '#contracts/ledger'
import type {
  openPayments,
  PaymentStatus,
  TransactionSourceType,
  TransactionType,
} from '#contracts/payments'
import type { OwnerName } from '#contracts/owners'
import { prepared } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { sourceTitles } from '../i18n/fa.js'
import { paymentsIn } from './payments_in_list.js'

/** person §3 "Wallet transaction" */
export interface WalletTransaction {
  id: string
  type: TransactionType
  title: string
  amount: number
  createdAt: Date
  transactionStatus: PaymentStatus
  referenceCode: string | null
  transactionSource: { transactionType: TransactionSourceType; title: string }
}

/** The entry kinds of each tab. */
const kindsOf: Record<TransactionSourceType, readonly EntryKind[]> = {
  WALLET_CHARGE: ['GATEWAY_CAPTURED'],
  PLATFORM_FEE: ['PLATFORM_FEE_PAID'],
  PLATFORM_FEE_REFUND: ['PLATFORM_FEE_REFUNDED'],
  ORDER_PAYMENT: ['INVOICE_PAID_FROM_WALLET'],
  ORDER_REFUND: ['INVOICE_REVERSED'],
  INSTALLMENT: ['INSTALLMENT_PAID', 'LATE_FEE_PAID'],
  WITHDRAWAL: ['WITHDRAWAL_HELD', 'WITHDRAWAL_RETURNED', 'WITHDRAWAL_REINSTATED'],
}
const sources = Object.keys(kindsOf) as TransactionSourceType[]
const sourceOf = (kind: EntryKind): TransactionSourceType =>
  sources.find((source) => kindsOf[source].includes(kind)) ?? 'WALLET_CHARGE'

/** GET /transaction-source: the tabs. */
export const transactionSources = (): WalletTransaction['transactionSource'][] =>
  sources.map((source) => ({ transactionType: source, title: sourceTitles[source] }))

export interface WalletTransactionDetails extends WalletTransaction {
  orderId: string | null
  externalId: string | null
  distributorName: string | null
  repaymentId: string | null
}

interface Row {
  id: string
  kind: EntryKind
  amount: number
  createdAt: Date
  referenceCode: string | null
}

const from = `
    from ledger_accounts wallet
    join ledger_postings posting on posting.party_id = wallet.id and posting.account = 'wallet'
    join ledger_entries entry on entry.id = posting.entry_id
    left join payments payment
      on entry.source_type = 'payment' and payment.id = entry.source_id
    left join payments_orders orders on orders.id = entry.source_id
    left join payments_withdrawals withdrawal
      on entry.source_type = 'withdrawal' and withdrawal.id = entry.source_id
   where wallet.kind = 'wallet' and wallet.owner_type = ? and wallet.owner_id = ?`

const columns = `
  select entry.id, entry.kind, sum(posting.amount)::bigint as amount,
         entry.business_at as "createdAt",
         coalesce(payment.reference_code, orders.reference_number, withdrawal.reference_code) as "referenceCode"`
const grouped = `group by entry.id, entry.kind, entry.business_at, entry.booked_at, payment.reference_code, orders.reference_number,
                  withdrawal.reference_code`

const transactionOf = ({ id, kind, amount, createdAt, referenceCode }: Row): WalletTransaction => {
  const source = sourceOf(kind)
  return {
    id,
    // Crediting the wallet raises what we owe the customer.
    type: amount < 0 ? 'DEPOSIT' : 'WITHDRAW',
    title: sourceTitles[source],
    amount: Math.abs(amount),
    createdAt,
    transactionStatus: 'COMPLETED',
    referenceCode,
    transactionSource: { transactionType: source, title: sourceTitles[source] },
  }
}

const page = `${columns} ${from} and entry.kind = any(?::text[]) ${grouped}
   order by entry.booked_at desc, entry.id desc limit ? offset ?`
const count = `select count(distinct entry.id) as total ${from} and entry.kind = any(?::text[])`

/** Newest first; booked movements are COMPLETED, the rest are payments without money. */
export const walletTransactions = async (
  owner: OwnerName,
  filter: {
    transactionSourceType?: TransactionSourceType
    transactionStatus?: PaymentStatus | typeof openPayments
  },
  wanted: Page
): Promise<Paged<WalletTransaction>> => {
  const { transactionSourceType: source, transactionStatus: status = 'COMPLETED' } = filter
  if (status !== 'COMPLETED') return paymentsIn(status, owner, source, wanted)
  const kinds = source ? kindsOf[source] : Object.values(kindsOf).flat()
  const { pageSize, pageNumber } = wanted
  const bindings = [owner.type, owner.id, kinds]
  const [rows, [{ total }]] = await Promise.all([
    prepared<Row>('wallet_transactions', page, [...bindings, pageSize, pageSize * pageNumber]),
    prepared<{ total: number }>('wallet_transactions_count', count, bindings),
  ])
  return paged(rows.map(transactionOf), wanted, total)
}

type Purpose = Omit<WalletTransactionDetails, keyof WalletTransaction>

const detailSql = `
  with movement as (${columns}, entry.source_type, entry.source_id ${from} and entry.id = ?
    ${grouped}, entry.source_type, entry.source_id)
  select movement.id, movement.kind, movement.amount, movement."createdAt", movement."referenceCode",
         o.id as "orderId", o.external_id as "externalId", d.name as "distributorName",
         taken.id as "repaymentId"
    from movement
    left join payments_orders o on o.id = movement.source_id
    left join distributors_suppliers d on d.id = o.distributor_id
    left join payments_repayments taken
      on movement.source_type = 'repayment' and taken.id = movement.source_id`

/** One movement of the customer's own wallet, or null. */
export const walletTransaction = async (
  owner: OwnerName,
  id: string
): Promise<WalletTransactionDetails | null> => {
  const [row] = await prepared<Row & Purpose>('wallet_transaction', detailSql, [
    owner.type,
    owner.id,
    id,
  ])
  if (!row) return null
  const { orderId, externalId, distributorName, repaymentId } = row
  return { ...transactionOf(row), orderId, externalId, distributorName, repaymentId }
}
