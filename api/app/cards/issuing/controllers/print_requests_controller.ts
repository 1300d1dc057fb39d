import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskBatchCancel from '#app/cards/issuing/actions/ask_batch_cancel'
import { staffOf } from '#app/platform/audit/actor'
import { pending } from '#app/platform/http/made'
import { reasonValidator } from '#app/platform/values/validation'

/** Ends an unanswered batch. */
export default class PrintRequestsController {
  @inject()
  async store(ctx: HttpContext, ask: AskBatchCancel) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const staff = staffOf(ctx)
    const id = await ask.execute({ actor: staff, batchId: ctx.params.id, reason })
    return pending(ctx, id)
  }
}
