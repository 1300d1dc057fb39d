import type { HttpContext } from '@adonisjs/core/http'
import { ownerOf } from '#app/orders/domain/owner'
import { detailsOf, orderFacts } from '#app/orders/queries/order_details'
import { completedOrdersOf, ordersOf, pendingOrdersOf } from '#app/orders/queries/owner_orders'
import { filterValidator } from '#app/orders/validators/orders'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'
import { pageOf } from '#app/shared/paging'

export default class OrdersController {
  async index(ctx: HttpContext) {
    const { status, ...filter } = await ctx.request.validateUsing(filterValidator)
    const orders = await ordersOf(
      customerOf(ctx),
      ctx.params.plan,
      { ...filter, statuses: status && [status] },
      pageOf(ctx.params)
    )
    return conditional(ctx, orders)
  }

  async pending(ctx: HttpContext) {
    const page = pageOf(ctx.params)
    return conditional(ctx, await pendingOrdersOf(customerOf(ctx), ctx.params.plan, page))
  }

  async completed(ctx: HttpContext) {
    const page = pageOf(ctx.params)
    return conditional(ctx, await completedOrdersOf(customerOf(ctx), ctx.params.plan, page))
  }

  async show(ctx: HttpContext) {
    const facts = await orderFacts(ownerOf(customerOf(ctx)), ctx.params.id)
    return conditional(ctx, detailsOf(facts))
  }
}
