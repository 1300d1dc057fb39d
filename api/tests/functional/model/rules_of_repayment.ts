import { owedOn } from './disputed.js'
import { liftArrears } from './rules_of_arrears.js'
import { open } from './rules_of_credit.js'
import { free } from './rules_of_lines.js'
import { book, refused, type Model, type Outcome } from './model.js'

/** What the product must do when owners repay. domain "Invoices" */

/** What is still owed, the oldest first: of one invoice, or of all; a reported one is frozen. */
const debtsOf = (model: Model, shop: number, order: number | null) =>
  model.orders
    .filter((each) => each.shop === shop && each.status !== 'FRAUD')
    .filter((each) => order === null || each === model.orders[order])
    .flatMap((each) =>
      each.installment ? [{ ...each.installment, of: each, ...owedOn(each) }] : []
    )
    .filter(({ status }) => status !== 'CLEARED')
    .sort((one, other) => one.due - other.due || one.place - other.place)

type Debt = ReturnType<typeof debtsOf>[number]
const sum = (debts: Debt[], of: (debt: Debt) => number): number =>
  debts.reduce((all, debt) => all + of(debt), 0)

/** Late fees that are owed, of one invoice or of all; also where nothing else is owed any more. */
const feesOf = (model: Model, shop: number, order: number | null) =>
  model.orders
    .filter((each) => each.shop === shop && each.status !== 'FRAUD')
    .filter((each) => order === null || each === model.orders[order])
    .flatMap(({ installment }) => (installment ? [installment] : []))
    .filter(({ lateFee }) => lateFee.open > 0)
    .sort((one, other) => one.due - other.due || one.place - other.place)
const feesIn = (model: Model, shop: number, order: number | null): number =>
  feesOf(model, shop, order).reduce((all, { lateFee }) => all + lateFee.open, 0)

const owedIn = (model: Model, shop: number, order: number | null): number =>
  sum(debtsOf(model, shop, order), ({ left }) => left) + feesIn(model, shop, order)

/** Out of the wallet: late fees first, then off the oldest; the credit is free again by the rial. */
const take = (model: Model, at: number, order: number | null, amount: number): void => {
  const shop = model.shops[at]
  shop.wallet -= amount
  let rest = amount
  for (const { lateFee } of feesOf(model, at, order)) {
    const part = Math.min(rest, lateFee.open)
    lateFee.open -= part
    book(model, 'late-fee-receivable', -part)
    rest -= part
  }
  const debts = debtsOf(model, at, order)
  const pay = ({ of: { installment } }: Debt, most: number) => {
    const part = Math.min(rest, most)
    installment!.paid += part
    // What was given up comes back as a smaller loss, and frees no credit.
    if (installment!.isLost) book(model, 'credit-loss', -part)
    else free(shop.line!, part)
    const { amount: whole, paid, reversed } = installment!
    if (paid + reversed === whole) installment!.status = 'CLEARED'
    rest -= part
  }
  // What is disputed comes after everything that is not.
  for (const debt of debts) pay(debt, debt.left - debt.disputed)
  for (const debt of debts) pay(debt, debt.disputed)
  liftArrears(model, shop)
}

/** @param wanted rials; all that is owed and not disputed where it is not given */
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
  const undisputed = sum(debtsOf(model, at, order), ({ left, disputed }) => left - disputed)
  const collected = undisputed + feesIn(model, at, order)
  const amount = wanted ?? (collected || owed)
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
