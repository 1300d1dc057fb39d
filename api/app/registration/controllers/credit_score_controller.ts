import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import MarkSeen from '#app/registration/actions/mark_seen'
import { registrationOf } from '#app/registration/queries/registration_of'
import { registrationStatus } from '#app/registration/queries/registration_status'
import { customerOf } from '#app/shared/actor'

/** The plan that the path or the query names, else the one that the session works in. */
const planOf = (ctx: HttpContext): unknown =>
  ctx.params.plan ?? ctx.request.input('plan') ?? customerOf(ctx).owner.plan

export default class CreditScoreController {
  async show(ctx: HttpContext) {
    const { hasNotGetCredit, kycStep } = await registrationOf(customerOf(ctx), planOf(ctx))
    return { hasNotGetCredit, kycStep }
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
