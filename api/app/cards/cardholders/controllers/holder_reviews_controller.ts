import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ClaimHolder from '#app/cards/cardholders/actions/claim_holder'
import DecideHolder from '#app/cards/cardholders/actions/decide_holder'
import ReleaseHolder from '#app/cards/cardholders/actions/release_holder'
import ReopenHolder from '#app/cards/cardholders/actions/reopen_holder'
import cardHolders from '#app/cards/cardholders/card_holder_resource'
import type { HolderStep } from '#app/cards/cardholders/domain/holder_step'
import {
  rejectValidator,
  verifyValidator,
} from '#app/cards/cardholders/validators/card_holder_validators'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import { reopenValidator } from '#app/platform/review/validators'
import { momentOf } from '#app/platform/values/validation'

/** What the legal officers decide about holders of companies' cards, and about the contracts for them. */
export default class HolderReviewsController {
  @inject()
  async claim(ctx: HttpContext, claimHolder: ClaimHolder) {
    await claimHolder.execute(commandOf(ctx))
    return holderOf(ctx)
  }

  @inject()
  async release(ctx: HttpContext, releaseHolder: ReleaseHolder) {
    await releaseHolder.execute(commandOf(ctx))
    return holderOf(ctx)
  }

  @inject()
  async verify(ctx: HttpContext, decide: DecideHolder) {
    return accept(ctx, decide, 'holder')
  }

  @inject()
  async reject(ctx: HttpContext, decide: DecideHolder) {
    return refuse(ctx, decide, 'holder')
  }

  @inject()
  async verifyContract(ctx: HttpContext, decide: DecideHolder) {
    return accept(ctx, decide, 'contract')
  }

  @inject()
  async rejectContract(ctx: HttpContext, decide: DecideHolder) {
    return refuse(ctx, decide, 'contract')
  }

  @inject()
  async reopen(ctx: HttpContext, reopenHolder: ReopenHolder) {
    return takeBack(ctx, reopenHolder, 'holder')
  }

  @inject()
  async reopenContract(ctx: HttpContext, reopenHolder: ReopenHolder) {
    return takeBack(ctx, reopenHolder, 'contract')
  }
}

const commandOf = (ctx: HttpContext) => ({ actor: staffOf(ctx), holderId: ctx.params.id as string })

/** The file as it stands after the command. */
const holderOf = (ctx: HttpContext) => one(cardHolders, staffOf(ctx), ctx.params.id as string)

const accept = async (ctx: HttpContext, decide: DecideHolder, step: HolderStep) => {
  const { sentAt } = await ctx.request.validateUsing(verifyValidator)
  return decide.execute({ ...commandOf(ctx), step, verdict: 'ACCEPTED', sentAt: momentOf(sentAt) })
}

const takeBack = async (ctx: HttpContext, reopenHolder: ReopenHolder, step: HolderStep) => {
  const { reason, decidedAt } = await ctx.request.validateUsing(reopenValidator)
  return reopenHolder.execute({ ...commandOf(ctx), step, reason, decidedAt: momentOf(decidedAt) })
}

const refuse = async (ctx: HttpContext, decide: DecideHolder, step: HolderStep) => {
  const { rejectionReason: reason, sentAt } = await ctx.request.validateUsing(rejectValidator)
  const verdict = 'REJECTED'
  return decide.execute({ ...commandOf(ctx), step, verdict, reason, sentAt: momentOf(sentAt) })
}
