import { liftArrears } from './rules_of_arrears.js'
import { openDispute } from './disputed.js'
import {
  disputesMax,
  done,
  floorOf,
  goodsOf,
  receiptDays,
  refused,
  totalOf,
  type DisputeModel,
  type Model,
  type OrderModel,
  type Outcome,
} from './model.js'
import { costFrom, feesOf, giveBack, nothing, type Cost } from './rules_of_orders.js'

/** What the product must do with what owners say of their goods. adr 20 */

const refusalOf = (model: Model, order: OrderModel, payer: number): Outcome | null => {
  if (order.shop !== payer) return refused.unknown
  const isLate = order.paidDay !== null && order.paidDay + receiptDays < model.day
  return order.status !== 'COMPLETED' || isLate ? refused.conflict : null
}

/** What stays of the line, and what the invoice costs then. */
const without = (model: Model, order: OrderModel, milliQty: number) => {
  const line = { price: order.line.price, milliQty: order.line.milliQty - milliQty }
  const total = totalOf(line)
  const fees = feesOf(model.suppliers[order.supplier], total, order.dueDays)
  return { line, cost: total === 0 ? nothing : ({ total, ...fees } satisfies Cost) }
}

/** So many thousandths of the line are reported. */
export const milliOf = ({ line }: OrderModel, percent: number): number =>
  Math.max(1, floorOf(line.milliQty, percent, 100))

export const report = (
  model: Model,
  order: OrderModel,
  payer: number,
  milliQty: number
): Outcome => {
  const refusal = refusalOf(model, order, payer)
  if (refusal) return refusal
  const isOver = order.isReceived || order.disputes.length >= disputesMax
  if (isOver || openDispute(order)) return refused.conflict
  const { price } = order.line
  const wasRefused = order.disputes.some((one) => one.status === 'REFUSED' && one.price === price)
  if (milliQty > order.line.milliQty || wasRefused) return refused.invalid
  const { cost } = without(model, order, milliQty)
  const goods = order.total - cost.total
  if (goods === 0) return refused.business
  const refund = costFrom(order.source!, order) - costFrom(order.source!, cost)
  order.disputes.push({ status: 'OPEN', milliQty, price, goods, refund, day: model.day })
  if (order.installment) liftArrears(model, model.shops[order.shop])
  return done
}

export const receive = (model: Model, order: OrderModel, payer: number): Outcome => {
  const refusal = refusalOf(model, order, payer)
  if (order.shop === payer && order.status === 'COMPLETED' && order.isReceived) return refused.again
  if (refusal) return refusal
  const open = openDispute(order)
  if (open) open.status = 'WITHDRAWN'
  order.isReceived = true
  return done
}

export const withdraw = (order: OrderModel, payer: number): Outcome => {
  if (order.shop !== payer) return refused.unknown
  const open = openDispute(order)
  if (!open || order.status === 'FRAUD') return refused.conflict
  open.status = 'WITHDRAWN'
  return done
}

const accept = (model: Model, order: OrderModel, { milliQty, goods }: DisputeModel): void => {
  if (goods === order.total) {
    giveBack(model, order, nothing)
    order.status = 'CANCELED'
    if (order.isTaken) order.isSettled = false
    return
  }
  const { line, cost } = without(model, order, milliQty)
  giveBack(model, order, cost)
  order.isSettled = false
  Object.assign(order, cost, { line, goods: goodsOf(line) })
}

/** @param by the supplier who answers; null for staff */
export const answer = (
  model: Model,
  order: OrderModel,
  at: number,
  by: number | null,
  to: 'ACCEPTED' | 'REFUSED'
): Outcome => {
  if (by !== null && by !== order.supplier) return refused.unknown
  const dispute = order.disputes[at]
  if (dispute.status === to) return refused.again
  if (order.status === 'FRAUD') return refused.conflict
  const isAllowed =
    by === null
      ? dispute.status === 'ESCALATED'
      : dispute.status === 'OPEN' || (dispute.status === 'ESCALATED' && to === 'ACCEPTED')
  if (!isAllowed) return refused.conflict
  if (to === 'ACCEPTED') accept(model, order, dispute)
  dispute.status = to
  return done
}
