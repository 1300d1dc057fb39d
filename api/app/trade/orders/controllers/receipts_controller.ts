import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ConfirmReceipt, { type ReceiptAnswer } from '#app/trade/orders/actions/confirm_receipt'
import OpenDispute from '#app/trade/orders/actions/open_dispute'
import WithdrawDispute from '#app/trade/orders/actions/withdraw_dispute'
import { messages } from '#app/trade/orders/i18n/fa'
import { receiptOf } from '#app/trade/orders/queries/receipt_of'
import { receiptValidator } from '#app/trade/orders/validators/orders'
import { customerOf } from '#app/platform/audit/actor'
import { refusedField } from '#app/platform/errors'
import { conditional } from '#app/platform/http/conditional'

export default class ReceiptsController {
  async show(ctx: HttpContext) {
    return conditional(ctx, await receiptOf(customerOf(ctx).owner, ctx.params.id))
  }

  @inject()
  async store(
    ctx: HttpContext,
    confirmReceipt: ConfirmReceipt,
    openDispute: OpenDispute
  ): Promise<ReceiptAnswer> {
    const { received, items, note } = await ctx.request.validateUsing(receiptValidator)
    if (received !== (items ? undefined : true)) {
      throw refusedField('received', messages.receiptOneOf)
    }
    const of = { actor: customerOf(ctx), orderId: ctx.params.id }
    return items ? openDispute.execute({ ...of, items, note: note! }) : confirmReceipt.execute(of)
  }

  @inject()
  async withdraw(ctx: HttpContext, withdrawDispute: WithdrawDispute) {
    return withdrawDispute.execute({ actor: customerOf(ctx), orderId: ctx.params.id })
  }
}
