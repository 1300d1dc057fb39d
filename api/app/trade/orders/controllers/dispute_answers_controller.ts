import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AcceptDispute from '#app/trade/orders/actions/accept_dispute'
import RefuseDispute from '#app/trade/orders/actions/refuse_dispute'
import type { Answerer } from '#app/trade/orders/steps/lock_dispute'
import { answerValidator } from '#app/trade/orders/validators/orders'
import { staffOf } from '#app/platform/audit/actor'
import { Forbidden } from '#app/platform/errors'

const ownAnswerer = (ctx: HttpContext): Answerer => {
  const actor = staffOf(ctx)
  const { distributorId, branchId } = actor
  if (!distributorId) throw new Forbidden()
  return { actor, party: 'SUPPLIER', distributorId, branchId }
}

const staffAnswerer = (ctx: HttpContext): Answerer => ({
  actor: staffOf(ctx),
  party: 'STAFF',
  distributorId: null,
  branchId: null,
})

const commandOf = async (ctx: HttpContext, by: Answerer) => {
  const { note } = await ctx.request.validateUsing(answerValidator)
  return { by, disputeId: ctx.params.id as string, note }
}

export default class DisputeAnswersController {
  @inject()
  async accept(ctx: HttpContext, acceptDispute: AcceptDispute) {
    return acceptDispute.execute(await commandOf(ctx, ownAnswerer(ctx)))
  }

  @inject()
  async refuse(ctx: HttpContext, refuseDispute: RefuseDispute) {
    return refuseDispute.execute(await commandOf(ctx, ownAnswerer(ctx)))
  }

  @inject()
  async decideFor(ctx: HttpContext, acceptDispute: AcceptDispute) {
    return acceptDispute.execute(await commandOf(ctx, staffAnswerer(ctx)))
  }

  @inject()
  async decideAgainst(ctx: HttpContext, refuseDispute: RefuseDispute) {
    return refuseDispute.execute(await commandOf(ctx, staffAnswerer(ctx)))
  }
}
