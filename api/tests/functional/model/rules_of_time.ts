import { owedOn } from './disputed.js'
import { refundFee } from './rules_of_renewals.js'
import { liftArrears, owesSince } from './rules_of_arrears.js'
import { reject } from './rules_of_orders.js'
import {
  answerDays,
  arrearsGraceDays,
  book,
  confirmationDays,
  lateFee,
  perMillion,
  refundAfterDays,
  type InstallmentModel,
  type Model,
  type ShopModel,
} from './model.js'

/** What the close of each day must bring. domain "Time" */

const followArrears = (model: Model, shop: ShopModel, day: number): void => {
  if (!shop.line) return
  const isOwing = owesSince(model, shop, day - arrearsGraceDays)
  if (isOwing && !shop.line.blocks.includes('ARREARS')) shop.line.blocks.push('ARREARS')
  liftArrears(model, shop)
}

/** A share of what is past due, on the day that has ended; of the debt alone, and capped by it. */
const chargeLateFee = (
  model: Model,
  installment: InstallmentModel,
  pastDue: number,
  day: number
): void => {
  const { amount, reversed, status, due, isLost, lateFee: fee } = installment
  if (status === 'CLEARED' || isLost || due + lateFee.graceDays >= day) return
  const most = perMillion(amount - reversed, lateFee.capPpm) - fee.charged
  const charge = Math.max(0, Math.min(most, perMillion(pastDue, lateFee.dailyPpm)))
  fee.charged += charge
  fee.open += charge
  book(model, 'late-fee-receivable', charge)
  book(model, 'late-fee-income', -charge)
}

const close = (model: Model, day: number): void => {
  for (const shop of model.shops) {
    const paid = shop.fees.find(({ status }) => status === 'PAID')
    if (paid && day + 1 - paid.day >= refundAfterDays) refundFee(model, shop, 'EXPIRED')
    followArrears(model, shop, day)
  }
  for (const order of model.orders) {
    if (order.status === 'CREATED' && order.payableUntil <= day) order.status = 'CLOSED'
    if (order.status === 'PENDING' && order.paidDay! <= day - confirmationDays) {
      reject(model, order, order.supplier)
    }
    const { installment } = order
    const isOpen = installment?.status === 'AWAITING_DUE_DATE' && order.status !== 'FRAUD'
    const { left, disputed } = owedOn(order)
    const isOver = isOpen && installment.due <= day && left > disputed
    if (isOver) installment.status = 'PAST_DUE'
    const report = order.disputes.find(({ status }) => status === 'OPEN')
    if (report && report.day + answerDays <= day) report.status = 'ESCALATED'
    if (installment && order.status !== 'FRAUD' && order.status !== 'CANCELED') {
      chargeLateFee(model, installment, left - disputed, day)
    }
  }
}

/** Days go by, and each that has ended is closed. */
export const advance = (model: Model, days: number): void => {
  const first = model.day
  model.day += days
  for (let day = first; day < model.day; day++) close(model, day)
}
