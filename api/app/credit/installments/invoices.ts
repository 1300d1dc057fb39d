import type { Owner } from '#contracts/owners'
import type { Trx } from '#app/platform/database/database'
import { Registry } from '#app/platform/process/registry'

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

const locks = new Registry<'invoices', LockInvoices>('the lock of', ['invoices'])

export const lockInvoicesBy = (lock: LockInvoices): void => locks.give('invoices', lock)

export const lockInvoices: LockInvoices = (name, trx) => locks.of('invoices')(name, trx)
