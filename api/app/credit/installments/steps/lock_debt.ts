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
  /** Repaying frees no credit. */
  isWrittenOff: boolean
}
export interface LockedDebt extends DebtName {
  lineId: string
  /** The `credit-used` account. */
  lineAccountId: string
  /** Without frozen invoices; a named one even when cleared. */
  installments: LockedInstallment[]
  /** Paid first; none of frozen invoices. */
  lateFees: OpenLateFee[]
  /** The named one is frozen. */
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
 * Invoices, installments, line, in this order and before accounts, as returns and arrears blocks expect.
 * @throws NotFound for another owner's
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
