import type { Owner } from '#contracts/owners'
import type { Trx } from '#app/platform/database/database'

/** One installment, or all of a plan. */
export interface DebtName {
  owner: Owner
  installmentId: string | null
}

/** With such a debt. */
interface LockedInvoice {
  id: string
  /** Reported as fraud. */
  isFrozen: boolean
}

type LockInvoices = (name: DebtName, trx: Trx) => Promise<LockedInvoice[]>

let given: LockInvoices | undefined

export const lockInvoicesBy = (lock: LockInvoices): void => {
  given = lock
}

export const lockInvoices: LockInvoices = (name, trx) => {
  if (!given) throw new Error('nobody locks the invoices of a debt')
  return given(name, trx)
}
