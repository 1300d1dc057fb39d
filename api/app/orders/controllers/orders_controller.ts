import type { HttpContext } from '@adonisjs/core/http'
import { invoiceColumns, invoicesFile, wholeFile } from '#app/orders/exports/invoices_file'
import { ownTitle } from '#app/orders/i18n/export'
import { messages } from '#app/orders/i18n/fa'
import { detailsOf, orderFacts } from '#app/orders/queries/order_details'
import { completedOrdersOf, ordersOf, pendingOrdersOf } from '#app/orders/queries/owner_orders'
import { ownersVersions } from '#app/orders/queries/order_versions'
import { exportValidator, filterValidator } from '#app/orders/validators/orders'
import { ownerIn } from '#app/owners/owner'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'
import { countToday } from '#app/shared/http/daily_quota'
import { sendFile } from '#app/shared/http/send_file'
import { pageOf } from '#app/shared/paging'

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
