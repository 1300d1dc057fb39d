import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { distributorUserOf } from '#app/platform/audit/actor'
import { reasonValidator } from '#app/platform/values/validation'
import CancelOrder from '../actions/cancel_order.js'
import ConfirmOrder from '../actions/confirm_order.js'
import UpdateOrder from '../actions/update_order.js'
import { ownReference } from '../queries/own_order.js'
import { itemsLeftValidator } from '../validators/items.js'

const ownOrder = async (ctx: HttpContext) => {
  const actor = distributorUserOf(ctx)
  return { actor, referenceNumber: await ownReference(ctx.params.id, actor) }
}

/** What a distributor's program does to its invoices, done by its users at the desk. */
export default class OwnOrdersController {
  @inject()
  async confirm(ctx: HttpContext, confirmOrder: ConfirmOrder) {
    return confirmOrder.execute(await ownOrder(ctx))
  }

  @inject()
  async cancel(ctx: HttpContext, cancelOrder: CancelOrder) {
    const order = await ownOrder(ctx)
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    return cancelOrder.execute({ ...order, reason })
  }

  @inject()
  async return(ctx: HttpContext, updateOrder: UpdateOrder) {
    const order = await ownOrder(ctx)
    const left = await ctx.request.validateUsing(itemsLeftValidator)
    return updateOrder.execute({ ...order, ...left })
  }
}
