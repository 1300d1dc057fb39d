import type { HttpContext } from '@adonisjs/core/http'
import { invoiceColumns, invoicesFile, wholeFile } from '#app/trade/orders/exports/invoices_file'
import { ownTitle } from '#app/trade/orders/i18n/export'
import { messages } from '#app/trade/orders/i18n/fa'
import { ordersOf } from '#app/trade/orders/queries/owner_orders'
import { exportValidator } from '#app/trade/orders/validators/orders'
import { ownerIn } from '#app/people/owners/owner'
import { customerOf } from '#app/platform/audit/actor'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { sendFile } from '#app/platform/http/send_file'

const filesPerDay = 200

/** person §7 "export of invoices" */
export default class OrderFilesController {
  async show(ctx: HttpContext) {
    const actor = customerOf(ctx)
    const { format = 'xlsx', ...filter } = await exportValidator.validate(ctx.request.qs())
    const quota = { name: 'order-files', who: actor.id, perDay: filesPerDay }
    await consumeDailyQuota({ ...quota, message: messages.exportsToday })
    const orders = await ordersOf(ownerIn(actor, ctx.params.plan), filter, wholeFile)
    return sendFile(ctx, invoicesFile(ownTitle, invoiceColumns, orders, format))
  }
}
