import type { Trx } from '#app/platform/database/database'

type Lock = (id: string, trx: Trx) => Promise<void>

const locks = new Map<'invoice' | 'installment', Lock>()

const lockBy = (of: 'invoice' | 'installment') => (lock: Lock) => {
  locks.set(of, lock)
}

/** Owners register their locks. */
export const lockInvoiceBy = lockBy('invoice')
export const lockInstallmentBy = lockBy('installment')

/** Invoice first, as repayments do. */
export const lockOverdue = async (
  { id, orderId }: { id: string; orderId: string },
  trx: Trx
): Promise<void> => {
  const [invoice, installment] = [locks.get('invoice'), locks.get('installment')]
  if (!invoice || !installment) throw new Error('nobody locks what is past due')
  await invoice(orderId, trx)
  await installment(id, trx)
}
