import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskPayoutCorrection from '#app/money/settlement/actions/ask_payout_correction'
import { correctionValidator } from '#app/money/settlement/validators/settlement'
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
}
