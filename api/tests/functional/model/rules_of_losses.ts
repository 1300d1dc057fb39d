import { owedOn } from './disputed.js'
import { book, refused, writeOffAfterDays, type Model, type Outcome } from './model.js'
import { free } from './rules_of_lines.js'
import { refundFee } from './rules_of_renewals.js'

/** What the product must do with debts that are given up. adr 24 */

/** What of a shop may be written off now: whole installments, none that is frozen or disputed. */
export const oldDebtOf = (model: Model, at: number): number[] =>
  model.orders.flatMap(({ shop, status, installment }, index) => {
    const { left, disputed } = owedOn(model.orders[index])
    const isOld = installment !== null && installment.due < model.day - writeOffAfterDays
    const isTaken = shop === at && status !== 'FRAUD' && !installment?.isLost
    return isOld && isTaken && left > 0 && disputed === 0 ? [index] : []
  })

export const sumOf = (model: Model, orders: number[]): number =>
  orders.reduce((sum, index) => sum + owedOn(model.orders[index]).left, 0)

/** Gives up what of those orders is still owed and still old enough. @returns why not */
export const writeOff = (model: Model, at: number, asked: number[]): Outcome | null => {
  const orders = oldDebtOf(model, at).filter((index) => asked.includes(index))
  const amount = sumOf(model, orders)
  if (amount === 0) return refused.again
  for (const index of orders) {
    const installment = model.orders[index].installment!
    installment.isLost = true
    const { open } = installment.lateFee
    installment.lateFee.open = 0
    book(model, 'late-fee-income', open)
    book(model, 'late-fee-receivable', -open)
  }
  book(model, 'credit-loss', amount)
  const line = model.shops[at].line!
  free(line, amount)
  if (!line.blocks.includes('WRITTEN_OFF')) line.blocks.push('WRITTEN_OFF')
  if (line.isGranted) {
    line.isGranted = false
    refundFee(model, model.shops[at], 'CANCELED')
  }
  return null
}
