import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskPayoutCorrection from '#app/settlement/actions/ask_payout_correction'
import { payoutRequests } from '#app/settlement/payout_requests'
import resource from '#app/settlement/payout_request_resource'
import { correctionValidator } from '#app/settlement/validators/settlement'
import { staffOf } from '#app/shared/actor'
import DecisionsController from '#app/shared/two_people/decisions_controller'

/** What the bank did otherwise than we know, which waits for a second person. */
export default class PayoutRequestsController extends DecisionsController {
  readonly decidable = { requests: payoutRequests, resource }

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
    ctx.response.status(201)
    return { id, status: 'PENDING' as const }
  }
}
