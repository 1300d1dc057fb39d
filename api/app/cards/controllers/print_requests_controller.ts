import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskBatchCancel from '#app/cards/actions/ask_batch_cancel'
import { batchCancelValidator } from '#app/cards/validators/card_validators'
import { staffOf } from '#app/shared/actor'

/** The end of a batch that the printer does not answer, which waits for a second person. */
export default class PrintRequestsController {
  @inject()
  async store(ctx: HttpContext, ask: AskBatchCancel) {
    const { reason } = await ctx.request.validateUsing(batchCancelValidator)
    const staff = staffOf(ctx)
    const id = await ask.execute({ actor: staff, batchId: ctx.params.id, reason })
    ctx.response.status(201)
    return { id, status: 'PENDING' as const }
  }
}
