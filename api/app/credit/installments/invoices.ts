import type { Owner } from '#contracts/owners'
import type { Trx } from '#app/platform/database/database'

/** What is to be repaid: one installment, or whatever is open in a plan. */
export interface DebtName {
  owner: Owner
  installmentId: string | null
}

/** An invoice with such a debt, locked. */
interface LockedInvoice {
  id: string
  /** Staff look into it. */
  isFrozen: boolean
}

type LockInvoices = (name: DebtName, trx: Trx) => Promise<LockedInvoice[]>

let given: LockInvoices | undefined

/** Whose invoices they are says how they are locked, in the order of their ids. */
export const lockInvoicesBy = (lock: LockInvoices): void => {
  given = lock
}

export const lockInvoices: LockInvoices = (name, trx) => {
  if (!given) throw new Error('nobody locks the invoices of a debt')
  return given(name, trx)
}
