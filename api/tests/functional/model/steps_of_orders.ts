import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { PaymentSource } from '#contracts/orders'
import { fmcg } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { done, pick, totalOf, type Model, type Outcome, type Sent } from './model.js'
import { ask, cancel, confirm, enter, reject, sell, update } from './rules_of_orders.js'
import { attempt, type Step } from './step.js'
import type { World } from './world.js'

/** The shop that a step acts for: the invoice's own, or a stranger. */
const payerOf = ({ orders }: Readonly<Model>, at: number, isStranger: boolean): number => {
  const { shop } = pick(orders, at)
  return isStranger ? 1 - shop : shop
}
/** The same among suppliers. */
const sellerOf = ({ orders, suppliers }: Readonly<Model>, at: number, isStranger: boolean) =>
  (pick(orders, at).supplier + Number(isStranger)) % suppliers.length
const hasOrders = ({ orders }: Readonly<Model>): boolean => orders.length > 0

const itemsOf = ({ price, milliQty }: Pick<Sent, 'price' | 'milliQty'>) => [
  { itemName: 'روغن', unitType: 'کارتن', qty: milliQty / 1000, price },
]

export const sellTo = (shop: number, supplier: number, externalId: number, sent: Sent): Step => ({
  says: `sell(shop ${shop}, supplier ${supplier}, №${externalId}, ${sent.milliQty}‰ × ${sent.price}, ${sent.dueDays} days)`,
  makes: 'orders',
  predict: (model) => sell(model, { shop, supplier, externalId, sent }),
  async perform({ act, shops, sellers, orders, startedOn }) {
    const { id, referenceNumber } = await act.sell.execute({
      actor: sellers[supplier],
      externalId: `№${externalId}`,
      customer: { phone: shops[shop].customer.phone, plan: fmcg },
      items: itemsOf(sent),
      grandTotalAmount: totalOf(sent),
      dueDateInDays: sent.dueDays,
      invoicedAt: DateTime.fromISO(startedOn),
    })
    if (!orders.some((order) => order.id === id))
      orders.push({ id, referenceNumber, code: '00000', disputes: [] })
    return done
  },
})

const askForCode = async (
  { act, shops, orders }: World,
  at: number,
  payer: number,
  source: PaymentSource
) => {
  const order = pick(orders, at)
  const { customer } = shops[payer]
  await act.ask.execute({ actor: customer, orderId: order.id, source })
  order.code = await codeFor(customer.phone)
  // A phone may be sent ten codes in ten minutes; a history asks for more.
  await db
    .from('one_time_codes')
    .where({ phone: customer.phone })
    .update({ sent_at: db.raw(`sent_at - interval '1 hour'`) })
  return done
}

const enterCode = async ({ act, shops, orders }: World, at: number, payer: number) => {
  const { id, code } = pick(orders, at)
  await act.pay.execute({ actor: shops[payer].customer, orderId: id, otpSecret: code })
  return done
}

export const askStep = (at: number, source: PaymentSource, isStranger: boolean): Step => ({
  says: `ask(order ${at}, ${source}${isStranger ? ', stranger' : ''})`,
  picks: 'orders',
  applies: hasOrders,
  predict: (model) => ask(model, pick(model.orders, at), payerOf(model, at, isStranger), source),
  perform: (world, model) => askForCode(world, at, payerOf(model, at, isStranger), source),
})

export const enterStep = (at: number, isStranger: boolean): Step => ({
  says: `enter(order ${at}${isStranger ? ', stranger' : ''})`,
  picks: 'orders',
  applies: hasOrders,
  predict: (model) => enter(model, pick(model.orders, at), payerOf(model, at, isStranger)),
  perform: (world, model) => enterCode(world, at, payerOf(model, at, isStranger)),
})

/** The whole way: the code that is alive, or a new one, and then the payment. */
export const payStep = (at: number, source: PaymentSource): Step => {
  const [asking, entering] = [askStep(at, source, false), enterStep(at, false)]
  return {
    says: `pay(order ${at}, ${source})`,
    isMany: true,
    picks: 'orders',
    applies: hasOrders,
    predict(model, before) {
      asking.predict(model, before)
      return entering.predict(model, before)
    },
    async perform(world, model): Promise<Outcome> {
      await attempt(() => asking.perform(world, model))
      return entering.perform(world, model)
    },
  }
}

const shareOf = ({ price, milliQty }: Pick<Sent, 'price' | 'milliQty'>, share: number) => ({
  price,
  milliQty: Math.ceil((milliQty * share) / 100),
})

const updateStep = (
  at: number,
  sent: Pick<Sent, 'price' | 'milliQty'> | null,
  share: number,
  isStranger: boolean
): Step => {
  /** Freely, or a share of what it is now: a return. */
  const changeOf = (model: Readonly<Model>) => sent ?? shareOf(pick(model.orders, at).line, share)
  return {
    says: `update(order ${at}, ${sent ? `${sent.milliQty}‰ × ${sent.price}` : `to ${share} %`}${isStranger ? ', stranger' : ''})`,
    picks: 'orders',
    applies: hasOrders,
    predict: (model, before) =>
      update(model, pick(model.orders, at), sellerOf(model, at, isStranger), changeOf(before)),
    async perform({ act, sellers, orders }, model) {
      const change = changeOf(model)
      await act.update.execute({
        actor: sellers[sellerOf(model, at, isStranger)],
        referenceNumber: pick(orders, at).referenceNumber,
        items: itemsOf(change),
        grandTotalAmount: totalOf(change),
      })
      return done
    },
  }
}

type SellerCommand = 'cancel' | 'confirm' | 'reject'

const sellerStep = (at: number, name: SellerCommand, isStranger: boolean): Step => ({
  says: `${name}(order ${at}${isStranger ? ', stranger' : ''})`,
  picks: 'orders',
  applies: hasOrders,
  predict(model) {
    const [order, seller] = [pick(model.orders, at), sellerOf(model, at, isStranger)]
    return name === 'confirm'
      ? confirm(order, seller)
      : (name === 'cancel' ? cancel : reject)(model, order, seller)
  },
  async perform({ act, sellers, orders }, model) {
    const actor = sellers[sellerOf(model, at, isStranger)]
    const { referenceNumber } = pick(orders, at)
    if (name === 'confirm') await act.confirm.execute({ actor, referenceNumber })
    else {
      const from = name === 'reject' ? ('PENDING' as const) : undefined
      await act.cancel.execute({ actor, referenceNumber, reason: 'model', from })
    }
    return done
  },
})

const order = fc.nat(7)
const rarely = fc.nat(15).map((n) => n === 0)
const source = fc.constantFrom<PaymentSource[]>('CREDIT', 'CREDIT', 'WALLET')
const goods = fc.record({
  price: fc.oneof(
    fc.integer({ min: 1_000, max: 9_999_999 }),
    fc.constantFrom(20_000_000, 39_800_995)
  ),
  milliQty: fc.constantFrom(1000, 1000, 1500, 333, 1001),
})
const sent = fc
  .record({ goods, dueDays: fc.constantFrom(1, 2, 5, 7, 30, 41) })
  .map(({ goods: line, dueDays }) => ({ ...line, dueDays }))

export const sale = fc.tuple(fc.nat(1), fc.nat(2), fc.nat(30), sent).map((a) => sellTo(...a))
export const asking = fc.tuple(order, source, rarely).map((a) => askStep(...a))
export const entering = fc.tuple(order, rarely).map((a) => enterStep(...a))
export const paying = fc.tuple(order, source).map((a) => payStep(...a))
export const updating = fc
  .tuple(order, fc.option(goods, { freq: 2 }), fc.integer({ min: 1, max: 110 }), rarely)
  .map((a) => updateStep(...a))
const seller = (name: SellerCommand) =>
  fc.tuple(order, rarely).map(([at, isStranger]) => sellerStep(at, name, isStranger))
export const cancelling = seller('cancel')
export const confirming = seller('confirm')
export const rejecting = seller('reject')
