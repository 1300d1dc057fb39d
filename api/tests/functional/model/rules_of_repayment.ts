import { liftArrears } from './rules_of_arrears.js'
import { open } from './rules_of_credit.js'
import { refused, type Model, type Outcome } from './model.js'

/** What the product must do when owners repay. domain "Invoices" */

/** What is still owed, the oldest first: of one invoice, or of all; a reported one is frozen. */
const debtsOf = (model: Model, shop: number, order: number | null) =>
  model.orders
    .filter((each) => each.shop === shop && each.status !== 'FRAUD')
    .filter((each) => order === null || each === model.orders[order])
    .flatMap(({ installment }) => (installment ? [installment] : []))
    .filter(({ status }) => status !== 'CLEARED')
    .sort((one, other) => one.due - other.due || one.place - other.place)

const owedIn = (model: Model, shop: number, order: number | null): number =>
  debtsOf(model, shop, order).reduce(
    (sum, { amount, paid, reversed }) => sum + amount - paid - reversed,
    0
  )

/** Out of the wallet, off the oldest first; the credit is free again by the rial. */
const take = (model: Model, at: number, order: number | null, amount: number): void => {
  const shop = model.shops[at]
  shop.wallet -= amount
  shop.line!.used -= amount
  let rest = amount
  for (const installment of debtsOf(model, at, order)) {
    const left = installment.amount - installment.paid - installment.reversed
    const part = Math.min(rest, left)
    installment.paid += part
    if (part === left) installment.status = 'CLEARED'
    rest -= part
  }
  liftArrears(model, shop)
}

/** @param wanted rials; all that is owed where it is not given */
export const repay = (
  model: Model,
  at: number,
  order: number | null,
  wanted: number | null
): Outcome => {
  const shop = model.shops[at]
  const isTheirs =
    order === null || (model.orders[order].shop === at && model.orders[order].installment)
  if (!isTheirs || !shop.line) return refused.unknown
  if (order !== null && model.orders[order].status === 'FRAUD') return refused.business
  const owed = owedIn(model, at, order)
  if (owed === 0) return refused.again
  const amount = wanted ?? owed
  if (amount === 0 || amount > owed) return refused.invalid
  if (shop.wallet >= amount) {
    take(model, at, order, amount)
    return `repaid ${amount}`
  }
  const missing = amount - shop.wallet
  open(model, { shop: at, purpose: 'installment', amount: missing, repays: { order, amount } })
  return 'at the bank'
}

/** The gateway's money is there: what is still owed and still there is taken, the rest stays. */
export const takeRepayment = (
  model: Model,
  at: number,
  { order, amount }: { order: number | null; amount: number }
): void => {
  const most = Math.min(amount, owedIn(model, at, order), model.shops[at].wallet)
  if (most > 0) take(model, at, order, most)
}
