import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskForScore from '#app/onboarding/registration/actions/ask_for_score'
import MarkSeen from '#app/onboarding/registration/actions/mark_seen'
import SendScoreCode from '#app/onboarding/registration/actions/send_score_code'
import { registrationOf } from '#app/onboarding/registration/queries/registration_of'
import { registrationStatus } from '#app/onboarding/registration/queries/registration_status'
import { scoreCodeValidator } from '#app/onboarding/registration/validators/identity_validator'
import { customerOf } from '#app/platform/audit/actor'

/** The plan that the path or the query names, else the one that the session works in. */
const planOf = (ctx: HttpContext): unknown =>
  ctx.params.plan ?? ctx.request.input('plan') ?? customerOf(ctx).owner.plan

const scoreOf = async (ctx: HttpContext) => {
  const { hasNotGetCredit, kycStep } = await registrationOf(customerOf(ctx), planOf(ctx))
  return { hasNotGetCredit, kycStep }
}

export default class CreditScoreController {
  async show(ctx: HttpContext) {
    return scoreOf(ctx)
  }

  @inject()
  async start(ctx: HttpContext, sendScoreCode: SendScoreCode) {
    return sendScoreCode.execute({ actor: customerOf(ctx), plan: planOf(ctx) })
  }

  /** Lets the bureau be asked; its answer comes later. */
  @inject()
  async store(ctx: HttpContext, askForScore: AskForScore) {
    const { otpSecret } = await ctx.request.validateUsing(scoreCodeValidator)
    await askForScore.execute({ actor: customerOf(ctx), plan: planOf(ctx), code: otpSecret })
    return scoreOf(ctx)
  }

  @inject()
  async seeCredit(ctx: HttpContext, markSeen: MarkSeen) {
    await markSeen.execute({ actor: customerOf(ctx), plan: planOf(ctx), what: 'credit' })
    return registrationStatus(customerOf(ctx), planOf(ctx))
  }

  @inject()
  async seeRefusal(ctx: HttpContext, markSeen: MarkSeen) {
    await markSeen.execute({ actor: customerOf(ctx), plan: planOf(ctx), what: 'refusal' })
    return registrationStatus(customerOf(ctx), planOf(ctx))
  }
}
