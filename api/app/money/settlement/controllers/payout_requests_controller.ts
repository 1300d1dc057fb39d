import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskPayoutCorrection from '#app/money/settlement/actions/ask_payout_correction'
import RetryFailed from '#app/money/settlement/actions/retry_failed'
import { runOfPayout } from '#app/money/settlement/queries/run_of_payout'
import { correctionValidator, retryValidator } from '#app/money/settlement/validators/settlement'
import { staffOf } from '#app/platform/audit/actor'
import { pending } from '#app/platform/http/made'

export default class PayoutRequestsController {
  @inject()
  async store(ctx: HttpContext, ask: AskPayoutCorrection) {
    const {
      kind,
      reason,
      bankReference = null,
    } = await ctx.request.validateUsing(correctionValidator)
    const id = await ask.execute({
      actor: staffOf(ctx),
      payoutId: ctx.params.id,
      kind,
      reason,
      bankReference,
    })
    return pending(ctx, id)
  }

  @inject()
  async retry(ctx: HttpContext, retryFailed: RetryFailed) {
    const { reason } = await ctx.request.validateUsing(retryValidator)
    const payoutId: string = ctx.params.id
    const only = { payoutId, reason }
    const runId = await runOfPayout(payoutId)
    return { retried: await retryFailed.execute({ runId, actor: staffOf(ctx), only }) }
  }
}
