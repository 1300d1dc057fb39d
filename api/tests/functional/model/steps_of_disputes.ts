import fc from 'fast-check'
import { done, pick, type Model } from './model.js'
import { answer, milliOf, receive, report, withdraw } from './rules_of_disputes.js'
import type { Step } from './step.js'

const payerOf = ({ orders }: Readonly<Model>, at: number, isStranger: boolean): number => {
  const { shop } = pick(orders, at)
  return isStranger ? 1 - shop : shop
}
const hasOrders = ({ orders }: Readonly<Model>): boolean => orders.length > 0

export const reportStep = (at: number, percent: number, isStranger: boolean): Step => ({
  says: `report(order ${at}, ${percent} %${isStranger ? ', stranger' : ''})`,
  picks: 'orders',
  applies: hasOrders,
  predict: (model, before) =>
    report(
      model,
      pick(model.orders, at),
      payerOf(model, at, isStranger),
      milliOf(pick(before.orders, at), percent)
    ),
  async perform({ act, shops, orders }, model) {
    const order = pick(orders, at)
    const { disputeId } = await act.report.execute({
      actor: shops[payerOf(model, at, isStranger)].customer,
      orderId: order.id,
      items: [{ id: 1, qty: milliOf(pick(model.orders, at), percent) / 1000, reason: 'MISSING' }],
      note: 'model',
    })
    order.disputes.push(disputeId!)
    return done
  },
})

const ownersStep = (name: 'receive' | 'withdraw', at: number, isStranger: boolean): Step => ({
  says: `${name}(order ${at}${isStranger ? ', stranger' : ''})`,
  picks: 'orders',
  applies: hasOrders,
  predict(model) {
    const [order, payer] = [pick(model.orders, at), payerOf(model, at, isStranger)]
    return name === 'receive' ? receive(model, order, payer) : withdraw(order, payer)
  },
  async perform({ act, shops, orders }, model) {
    const actor = shops[payerOf(model, at, isStranger)].customer
    const action = name === 'receive' ? act.receiveGoods : act.withdraw
    await action.execute({ actor, orderId: pick(orders, at).id })
    return done
  },
})

type Answer = 'ACCEPTED' | 'REFUSED'
type By = 'supplier' | 'stranger' | 'staff'
const answererOf = ({ orders, suppliers }: Readonly<Model>, at: number, by: By): number | null =>
  by === 'staff' ? null : (pick(orders, at).supplier + Number(by === 'stranger')) % suppliers.length

const answerStep = (at: number, to: Answer, by: By): Step => ({
  says: `${to === 'ACCEPTED' ? 'accept' : 'refuse'}(report of order ${at}, ${by})`,
  picks: 'orders',
  applies: (model) => hasOrders(model) && pick(model.orders, at).disputes.length > 0,
  predict(model, before) {
    const last = pick(before.orders, at).disputes.length - 1
    return answer(model, pick(model.orders, at), last, answererOf(model, at, by), to)
  },
  async perform({ act, sellers, officers, orders }, model) {
    const last = pick(model.orders, at).disputes.length - 1
    const seller = answererOf(model, at, by)
    await act[to === 'ACCEPTED' ? 'acceptReport' : 'refuseReport'].execute({
      by:
        seller === null
          ? { actor: officers[0], party: 'STAFF', distributorId: null, branchId: null }
          : {
              actor: sellers[seller],
              party: 'SUPPLIER',
              distributorId: sellers[seller].distributorId,
              branchId: null,
            },
      disputeId: pick(orders, at).disputes[last],
      note: 'model',
    })
    return done
  },
})

const order = fc.nat(7)
const rarely = fc.nat(15).map((n) => n === 0)
export const reporting = fc
  .tuple(order, fc.constantFrom(1, 33, 50, 100, 101), rarely)
  .map((a) => reportStep(...a))
export const receiving = fc.tuple(order, rarely).map((a) => ownersStep('receive', ...a))
export const withdrawing = fc.tuple(order, rarely).map((a) => ownersStep('withdraw', ...a))
export const answering = fc
  .tuple(
    order,
    fc.constantFrom<Answer[]>('ACCEPTED', 'REFUSED'),
    fc.constantFrom<By[]>('supplier', 'supplier', 'supplier', 'staff', 'staff', 'stranger')
  )
  .map((a) => answerStep(...a))
