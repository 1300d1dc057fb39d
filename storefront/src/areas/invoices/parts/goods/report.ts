import { isOpenDispute, isSameGoods, type DisputeReason } from '@kasbeno/api/contracts/disputes'
import { lineTotal } from '@kasbeno/api/contracts/money'
import { parseQty, qtyWithout } from '@kasbeno/api/contracts/quantity'
import type { Dispute, GoodsReceipt, OrderItem } from '#core/api/types.ts'

/** What was chosen of one line; the quantity as it was typed. */
export interface ReportedLine {
  typed: string
  reason: DisputeReason
}
/** By the number of the line. */
export type Report = ReadonlyMap<number, ReportedLine>

/** Rials frozen by an open report. */
export const disputedOf = (receipt: GoodsReceipt | undefined): number =>
  receipt?.disputes.find(({ status }) => isOpenDispute(status))?.refundAmount ?? 0

/** A report of these goods was refused, which is the last word on them. */
export const isAnswered = (item: OrderItem, disputes: readonly Dispute[]): boolean =>
  disputes.some(
    ({ status, items }) => status === 'REFUSED' && items.some((goods) => isSameGoods(goods, item))
  )

/** Null when not within the line. */
export const qtyOf = ({ qty }: Pick<OrderItem, 'qty'>, typed: string): number | null => {
  const wanted = parseQty(typed)
  return wanted !== null && wanted > 0 && wanted <= qty ? wanted : null
}

/** Rials; 0 when invalid. */
export const amountOf = (item: Pick<OrderItem, 'qty' | 'price'>, typed: string): number => {
  const taken = qtyOf(item, typed)
  if (taken === null) return 0
  return lineTotal(item.qty, item.price) - lineTotal(qtyWithout(item.qty, taken), item.price)
}

/** Null with an invalid quantity. */
export const toSend = (items: readonly OrderItem[], report: Report) => {
  const lines = [...report].map(([id, { typed, reason }]) => {
    const item = items.find((one) => one.id === id)
    return { id, qty: item ? qtyOf(item, typed) : null, reason }
  })
  return lines.every(
    (line): line is { id: number; qty: number; reason: DisputeReason } => line.qty !== null
  )
    ? lines
    : null
}
