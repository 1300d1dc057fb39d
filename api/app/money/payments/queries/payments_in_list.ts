import {
  openPayments,
  openPaymentStatuses,
  type PaymentPurpose,
  type PaymentStatus,
  type TransactionSourceType,
} from '#contracts/payments'
import type { OwnerName } from '#contracts/owners'
import { prepared, type SqlBinding } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { sourceTitles } from '../i18n/fa.js'
import type { WalletTransaction } from './wallet_transactions.js'

/** The tab of a payment that brought no money. */
const sourceOf: Readonly<Record<PaymentPurpose, TransactionSourceType>> = {
  'wallet-charge': 'WALLET_CHARGE',
  'platform-fee': 'PLATFORM_FEE',
  'subscription-package': 'PLATFORM_FEE',
  'installment': 'INSTALLMENT',
}
const purposesOf = (source: TransactionSourceType | undefined): PaymentPurpose[] =>
  (Object.keys(sourceOf) as PaymentPurpose[]).filter(
    (purpose) => source === undefined || sourceOf[purpose] === source
  )

const where = `
    from payments where owner_type = ? and owner_id = ? and status = any(?::text[]) and purpose = any(?::text[])
     -- Left at the bank and put away by its owner; once the bank has answered it is shown again.
     and not (status = 'REDIRECTED' and put_aside_at is not null)`
const rowsSql = `
  select id, purpose, status, amount, created_at as "createdAt", reference_code as "referenceCode" ${where}
   order by created_at desc, id desc limit ? offset ?`
const countSql = `select count(*) as total ${where}`

interface Row {
  id: string
  purpose: PaymentPurpose
  status: PaymentStatus
  amount: number
  createdAt: Date
  referenceCode: string
}

const countOf = async (bindings: SqlBinding[]): Promise<number> => {
  const [{ total }] = await prepared<{ total: number }>('payments_in_count', countSql, bindings)
  return total
}

/** Failed and open gateway payments: those that moved no money. */
export const paymentsIn = async (
  wanted: Exclude<PaymentStatus, 'COMPLETED'> | typeof openPayments,
  owner: OwnerName,
  source: TransactionSourceType | undefined,
  page: Page
): Promise<Paged<WalletTransaction>> => {
  const statuses = wanted === openPayments ? openPaymentStatuses : [wanted]
  const bindings = [owner.type, owner.id, statuses, purposesOf(source)]
  const { pageSize, pageNumber } = page
  const rows = await prepared<Row>('payments_in', rowsSql, [
    ...bindings,
    pageSize,
    pageSize * pageNumber,
  ])
  // A first page that is not full holds all.
  const isAll = pageNumber === 0 && rows.length < pageSize
  const total = isAll ? rows.length : await countOf(bindings)
  const items = rows.map(({ purpose, status, ...payment }): WalletTransaction => {
    const transactionType = sourceOf[purpose]
    const title = sourceTitles[transactionType]
    const transactionSource = { transactionType, title }
    return { ...payment, type: 'DEPOSIT', title, transactionStatus: status, transactionSource }
  })
  return paged(items, page, total)
}
