import type { HttpContext } from '@adonisjs/core/http'
import { detailsOf, orderFacts } from '#app/orders/queries/order_details'
import { completedOrdersOf, ordersOf, pendingOrdersOf } from '#app/orders/queries/owner_orders'
import { filterValidator } from '#app/orders/validators/orders'
import { ownerIn } from '#app/owners/owner'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'
import { pageOf } from '#app/shared/paging'

const ownerOf = (ctx: HttpContext) => ownerIn(customerOf(ctx), ctx.params.plan)

export default class OrdersController {
  async index(ctx: HttpContext) {
    const { status, ...filter } = await ctx.request.validateUsing(filterValidator)
    const orders = await ordersOf(
      ownerOf(ctx),
      { ...filter, statuses: status && [status] },
      pageOf(ctx.params)
    )
    return conditional(ctx, orders)
  }

  async pending(ctx: HttpContext) {
    const page = pageOf(ctx.params)
    return conditional(ctx, await pendingOrdersOf(ownerOf(ctx), page))
  }

  async completed(ctx: HttpContext) {
    const page = pageOf(ctx.params)
    return conditional(ctx, await completedOrdersOf(ownerOf(ctx), page))
  }

  async show(ctx: HttpContext) {
    const facts = await orderFacts(customerOf(ctx).owner, ctx.params.id)
    return conditional(ctx, detailsOf(facts))
  }
}
