import type { PaymentSource } from '#contracts/orders'
import {
  cardRules,
  done,
  goodsOf,
  refused,
  type CardPaymentModel,
  type Model,
  type OrderModel,
  type Outcome,
} from './model.js'
import { cancel, costFrom, feesOf, gives, newOrder, pay } from './rules_of_orders.js'

/** What the product must do with cards at devices. adr 23 */

export interface Asked {
  shop: number
  device: number
  reference: number
  amount: number
  source: PaymentSource
}

const keptOf = (
  { cardPayments }: Model,
  { device, reference }: Pick<Asked, 'device' | 'reference'>
) => cardPayments.find((one) => one.device === device && one.reference === reference)

/** The first outcome again; never another payment under a reference. */
const again = ({ amount, card, status }: CardPaymentModel, asked: Asked): Outcome => {
  const isSameCard = !card || (card.shop === asked.shop && card.source === asked.source)
  if (amount !== asked.amount || !isSameCard) return refused.conflict
  return status === 'PAID' ? done : refused.card
}

const spentToday = ({ cardPayments, day }: Model, shop: number): number =>
  cardPayments
    .filter((one) => one.card?.shop === shop && one.status === 'PAID' && one.day === day)
    .reduce((sum, { amount }) => sum + amount, 0)

const soldAt = (model: Model, { shop, device, amount }: Asked): OrderModel => {
  const supplier = model.suppliers[device]
  const dueDays = Math.min(cardRules.dueDays, supplier.dueDaysMax)
  const sent = { price: amount, milliQty: 1000, dueDays }
  const sale = { shop, supplier: device, externalId: -1, sent }
  return newOrder(model, sale, amount, feesOf(supplier, amount, dueDays))
}

export const charge = (model: Model, asked: Asked): Outcome => {
  const { shop, device, reference, amount, source } = asked
  const kept = keptOf(model, asked)
  if (kept) return again(kept, asked)
  const order = soldAt(model, asked)
  const isPaid =
    amount <= cardRules.onceMax &&
    amount <= cardRules.dailyMax - spentToday(model, shop) &&
    gives(model.shops[shop], source, costFrom(source, order))
  model.cardPayments.push({
    device,
    reference,
    amount,
    card: { shop, source },
    status: isPaid ? 'PAID' : 'REFUSED',
    order: isPaid ? model.orders.length : null,
    day: model.day,
  })
  if (!isPaid) return refused.card
  pay(model, order, source)
  // The goods left with their buyer: nobody confirms them.
  model.orders.push({ ...order, status: 'COMPLETED', goods: goodsOf(order.line) })
  return done
}

/** Within the hour of the payment, which no history waits for, and so of its day. */
export const takeBack = (
  model: Model,
  { device, reference, amount }: Pick<Asked, 'device' | 'reference' | 'amount'>
): Outcome => {
  const kept = keptOf(model, { device, reference })
  if (!kept) {
    const late = { device, reference, amount, card: null, order: null, day: model.day }
    model.cardPayments.push({ ...late, status: 'REVERSED' })
    return done
  }
  if (kept.amount !== amount) return refused.conflict
  if (kept.status !== 'PAID') return done
  if (kept.day < model.day) return refused.conflict
  const order = model.orders[kept.order!]
  if (order.status !== 'CANCELED') {
    const outcome = cancel(model, order, order.supplier)
    if (outcome !== done) return outcome
  }
  kept.status = 'REVERSED'
  return done
}
