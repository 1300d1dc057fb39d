import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ConfirmOfflinePayment from '#app/money/payments/actions/confirm_offline_payment'
import PreviewConfirmation from '#app/money/payments/actions/preview_confirmation'
import { confirmValidator } from '#app/money/payments/validators/payment_validators'
import { staffOf } from '#app/platform/audit/actor'
import { isDryRun } from '#app/platform/http/dry_run'
import { reasonValidator } from '#app/platform/values/validation'

const commandOf = (ctx: HttpContext) => ({
  actor: staffOf(ctx),
  paymentId: ctx.params.id as string,
})

export default class OfflinePaymentsController {
  @inject()
  async confirm(ctx: HttpContext, confirmOfflinePayment: ConfirmOfflinePayment) {
    const { receipt } = await ctx.request.validateUsing(confirmValidator)
    if (await isDryRun(ctx)) return new PreviewConfirmation().execute(commandOf(ctx))
    const { status } = await confirmOfflinePayment.execute({ ...commandOf(ctx), receipt })
    // Still open: it waits for a second person.
    return { status, ...(status === 'REDIRECTED' && { decision: 'PENDING' }) }
  }

  @inject()
  async refuse(ctx: HttpContext, confirmOfflinePayment: ConfirmOfflinePayment) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const command = { ...commandOf(ctx), reason, receipt: null }
    const { status } = await confirmOfflinePayment.execute(command)
    return { status }
  }
}
