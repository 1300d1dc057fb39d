import fc from 'fast-check'
import { done, pick } from './model.js'
import { freeze, unfreeze } from './rules_of_fraud.js'
import type { Step } from './step.js'

const fraudStep = (at: number, isReport: boolean): Step => ({
  says: `${isReport ? 'freeze' : 'unfreeze'}(order ${at})`,
  picks: 'orders',
  applies: ({ orders }) => orders.length > 0,
  predict: (model) => (isReport ? freeze : unfreeze)(pick(model.orders, at)),
  async perform({ act, officers: [actor], orders }) {
    const command = { actor, orderId: pick(orders, at).id, reason: 'model' }
    await (isReport ? act.freeze : act.unfreeze).execute(command)
    return done
  },
})

const order = fc.nat(7)
export const freezing = order.map((at) => fraudStep(at, true))
export const unfreezing = order.map((at) => fraudStep(at, false))
