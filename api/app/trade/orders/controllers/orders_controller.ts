import type { HttpContext } from '@adonisjs/core/http'
import { invoiceColumns, invoicesFile, wholeFile } from '#app/trade/orders/exports/invoices_file'
import { ownTitle } from '#app/trade/orders/i18n/export'
import { messages } from '#app/trade/orders/i18n/fa'
import { detailsOf, orderFacts } from '#app/trade/orders/queries/order_details'
import {
  completedOrdersOf,
  ordersOf,
  pendingOrdersOf,
} from '#app/trade/orders/queries/owner_orders'
import { ownersVersions } from '#app/trade/orders/queries/order_versions'
import { exportValidator, filterValidator } from '#app/trade/orders/validators/orders'
import { ownerIn } from '#app/people/owners/owner'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'
import { countToday } from '#app/platform/http/daily_quota'
import { sendFile } from '#app/platform/http/send_file'
import { pageOf } from '#app/platform/resource/paging'

/** Files of a day that one owner may ask for. */
const filesPerDay = 200

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

  /** The same invoices as a table. person §7 "export of invoices" */
  async export(ctx: HttpContext) {
    const { status, format = 'xlsx', ...filter } = await exportValidator.validate(ctx.request.qs())
    await countToday({
      name: 'order-files',
      who: customerOf(ctx).id,
      perDay: filesPerDay,
      message: messages.exportsToday,
    })
    const orders = await ordersOf(
      ownerOf(ctx),
      { ...filter, statuses: status && [status] },
      wholeFile
    )
    return sendFile(ctx, invoicesFile(ownTitle, invoiceColumns, orders, format))
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
