import type { Trx } from '#app/platform/database/database'
import { Registry } from '#app/platform/process/registry'

type Lock = (id: string, trx: Trx) => Promise<void>

const locks = new Registry<'invoice' | 'installment', Lock>('the lock of what is past due:', [
  'invoice',
  'installment',
])

/** Owners give their locks. */
export const lockInvoiceBy = (lock: Lock): void => locks.give('invoice', lock)
export const lockInstallmentBy = (lock: Lock): void => locks.give('installment', lock)

/** Invoice first, as repayments do. */
export const lockOverdue = async (
  { id, orderId }: { id: string; orderId: string },
  trx: Trx
): Promise<void> => {
  await locks.of('invoice')(orderId, trx)
  await locks.of('installment')(id, trx)
}
