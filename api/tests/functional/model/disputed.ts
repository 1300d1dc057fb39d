import type { DisputeModel, OrderModel } from './model.js'

/** The report of an invoice that is not decided yet. */
export const openDispute = ({ disputes }: OrderModel): DisputeModel | undefined =>
  disputes.find(({ status }) => status === 'OPEN' || status === 'ESCALATED')

/** What is still owed for an invoice, and what of that waits for the end of a report. */
export const owedOn = (order: OrderModel): { left: number; disputed: number } => {
  const { installment } = order
  if (!installment) return { left: 0, disputed: 0 }
  const left = installment.amount - installment.paid - installment.reversed
  return { left, disputed: Math.min(left, openDispute(order)?.refund ?? 0) }
}
