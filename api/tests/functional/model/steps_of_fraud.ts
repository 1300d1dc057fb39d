import fc from 'fast-check'
import { done, pick } from './model.js'
import { freeze, unfreeze } from './rules_of_fraud.js'
import type { Step } from './step.js'

const fraudStep = (at: number, isReport: boolean): Step => ({
  says: `${isReport ? 'freeze' : 'unfreeze'}(order ${at})`,
  picks: 'orders',
  applies: ({ orders }) => orders.length > 0,
  predict: (model) => (isReport ? freeze : unfreeze)(pick(model.orders, at)),
  async perform({ act, officers, orders }) {
    const command = { orderId: pick(orders, at).id, reason: 'model' }
    if (isReport) await act.freeze.execute({ ...command, actor: officers[0] })
    else for (const actor of officers.slice(0, 2)) await act.unfreeze.execute({ ...command, actor })
    return done
  },
})

const order = fc.nat(7)
export const freezing = order.map((at) => fraudStep(at, true))
export const unfreezing = order.map((at) => fraudStep(at, false))
