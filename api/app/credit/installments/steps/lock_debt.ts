import type { InstallmentStatus } from '#contracts/orders'
import { lockOwnersLine } from '#app/credit/credit_lines/steps/lock_owners_line'
import { prepared, type Trx } from '#app/platform/database/database'
import type { OpenLateFee } from '#app/credit/late_fees/domain/late_fee'
import { lockLateFees } from '#app/credit/late_fees/steps/lock_late_fees'
import { NotFound } from '#app/platform/errors'
import type { OpenInstallment } from '../domain/repayment.js'
import { lockInvoices, type DebtName } from '../invoices.js'
import { disputedOf } from '../queries/disputed.js'

export type { DebtName }

export interface LockedInstallment extends OpenInstallment {
  status: InstallmentStatus
  /** Given up in the books: what is repaid of it frees no credit. */
  isWrittenOff: boolean
}
export interface LockedDebt extends DebtName {
  lineId: string
  /** The line's `credit-used` account. */
  lineAccountId: string
  /** Without those of frozen invoices; a named one also when it is cleared. */
  installments: LockedInstallment[]
  /** Paid before any installment; none of frozen invoices. */
  lateFees: OpenLateFee[]
  /** The named installment belongs to an invoice that staff look into. */
  isFrozen: boolean
}

const wanted = `(i.id = ? or (?::uuid is null and i.status <> 'CLEARED'))`

const installmentsSql = `
  select i.id, i.amount - i.paid_amount - i.reversed_amount as remaining,
         ${disputedOf('i.order_id')} as disputed, i.due_date as "dueDate", i.status,
         i.write_off_id is not null as "isWrittenOff"
    from installments i
   where i.order_id = any(?::uuid[]) and ${wanted}
   order by i.id for update`

/**
 * Locks invoices, installments and the line, in this order, before any account of the ledger: whoever
 * takes an invoice back holds its row first too, and whoever blocks for arrears holds the line.
 * @throws NotFound when the installment is somebody else's
 */
export const lockDebt = async (name: DebtName, trx: Trx): Promise<LockedDebt> => {
  const { owner, installmentId } = name
  const which = [installmentId, installmentId]
  const orders = await lockInvoices(name, trx)
  if (installmentId && orders.length === 0) throw new NotFound()
  const open = orders.filter(({ isFrozen }) => !isFrozen).map(({ id }) => id)
  const installments = await prepared<LockedInstallment>(
    'lock_debt_installments',
    installmentsSql,
    [open, ...which],
    trx
  )
  const line = await lockOwnersLine(owner, trx)
  return {
    ...name,
    lineId: line.id,
    lineAccountId: line.accountId,
    installments,
    lateFees: await lockLateFees(owner, installmentId, trx),
    isFrozen: installmentId !== null && open.length === 0,
  }
}
