import type { Trx } from '#app/platform/database/database'

type Lock = (id: string, trx: Trx) => Promise<void>

const locks = new Map<'invoice' | 'installment', Lock>()

const lockBy = (of: 'invoice' | 'installment') => (lock: Lock) => {
  locks.set(of, lock)
}

/** Whose the invoices and the installments are says how they are locked. */
export const lockInvoiceBy = lockBy('invoice')
export const lockInstallmentBy = lockBy('installment')

/** The invoice first, as whoever repays. */
export const lockOverdue = async (
  { id, orderId }: { id: string; orderId: string },
  trx: Trx
): Promise<void> => {
  const [invoice, installment] = [locks.get('invoice'), locks.get('installment')]
  if (!invoice || !installment) throw new Error('nobody locks what is past due')
  await invoice(orderId, trx)
  await installment(id, trx)
}
