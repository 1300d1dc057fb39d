import type { HttpContext } from '@adonisjs/core/http'
import { detailsOf, orderFacts } from '#app/trade/orders/queries/order_details'
import {
  completedOrdersOf,
  ordersOf,
  pendingOrdersOf,
} from '#app/trade/orders/queries/owner_orders'
import { ownersVersions } from '#app/trade/orders/queries/order_versions'
import { filterValidator } from '#app/trade/orders/validators/orders'
import { ownerIn } from '#app/people/owners/owner'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'
import { pageOf } from '#app/platform/resource/paging'

const ownerOf = (ctx: HttpContext) => ownerIn(customerOf(ctx), ctx.params.plan)

export default class OrdersController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(filterValidator)
    return conditional(ctx, await ordersOf(ownerOf(ctx), filter, pageOf(ctx.params)))
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

  async versions(ctx: HttpContext) {
    return conditional(ctx, await ownersVersions(customerOf(ctx).owner, ctx.params.id))
  }
}
