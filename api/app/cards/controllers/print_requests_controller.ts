import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskBatchCancel from '#app/cards/actions/ask_batch_cancel'
import { printRequests } from '#app/cards/print_requests'
import resource from '#app/cards/print_request_resource'
import { batchCancelValidator } from '#app/cards/validators/card_validators'
import { staffOf } from '#app/shared/actor'
import { answerDecision } from '#app/shared/two_people/answer_decision'
import { approvalValidator, rejectionValidator } from '#app/shared/two_people/validators'

const decidable = { requests: printRequests, resource }

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

  async approve(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(approvalValidator)
    return answerDecision(ctx, decidable, { verdict: 'APPROVED', reason })
  }

  async reject(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    return answerDecision(ctx, decidable, { verdict: 'REJECTED', reason })
  }

  /** By the member of staff who asked, alone. */
  async withdraw(ctx: HttpContext) {
    return answerDecision(ctx, decidable, { verdict: 'WITHDRAWN' })
  }
}
