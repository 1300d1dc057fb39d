import { owesSince } from './rules_of_arrears.js'
import {
  book,
  done,
  isWaitingFor,
  refused,
  type Model,
  type Outcome,
  type ShopModel,
} from './model.js'

/** What the product must do to give another year. domain "The credit line", adr 19 */

/** What was paid beforehand is ours now. */
export const earnFee = (model: Model, shop: ShopModel): void => {
  const paid = shop.fees.find((fee) => fee.status === 'PAID')!
  paid.status = 'EARNED'
  book(model, 'platform-fee-deferred', paid.fee)
  book(model, 'platform-fee-income', -paid.fee)
}

/** Gives an open fee back. @returns whether there was one */
export const refundFee = (model: Model, shop: ShopModel, status: 'CANCELED' | 'EXPIRED') => {
  const paid = shop.fees.find((fee) => fee.status === 'PAID')
  if (!paid) return false
  shop.wallet += paid.fee + paid.vat
  book(model, 'platform-fee-deferred', paid.fee)
  book(model, 'vat-payable', paid.vat)
  paid.status = 'REFUNDED'
  if (shop.chosen?.status === 'ALLOCATE_PENDING') shop.chosen.status = status
  // Nothing is left that a second person could give credit for.
  const at = model.shops.indexOf(shop)
  const waiting = model.approvals.find((one) => isWaitingFor(one, at, 'ALLOCATE_CREDIT'))
  if (waiting) waiting.status = 'FAILED'
  return true
}

export const grant = (model: Model, shop: ShopModel): Outcome => {
  const { line } = shop
  if (!line) return refused.conflict
  if (line.isGranted) return refused.again
  if (line.blocks.includes('WRITTEN_OFF')) return refused.business
  // Only what has ended is near its end: a history is shorter than a year.
  if (owesSince(model, shop, model.day) || !line.isExpired) return refused.business
  line.isGranted = true
  return done
}

/** The year begins with the later of signature and fee, and uses the grant up. */
export const followRenewal = (model: Model, shop: ShopModel): void => {
  const line = shop.line!
  const next = line.year + 1
  const isPaid = shop.fees.some(({ year, status }) => year === next && status === 'PAID')
  if (!line.isGranted || !isPaid || line.signedYear !== next) return
  earnFee(model, shop)
  Object.assign(line, { year: next, isExpired: false, isGranted: false })
}

export const signRenewal = (model: Model, shop: ShopModel): Outcome => {
  const { line } = shop
  if (!line) return refused.business
  const wanted = line.isGranted ? line.year + 1 : 1
  if (line.signedYear >= wanted) return refused.again
  if (!line.isGranted || owesSince(model, shop, model.day)) return refused.business
  line.signedYear = wanted
  followRenewal(model, shop)
  return done
}
