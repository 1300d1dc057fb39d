import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { customerOf } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import SwitchPlan from '../actions/switch_plan.js'
import { renewSession } from '../http/renew_session.js'
import { answerTokens, clearRefreshCookie } from '../http/token_answer.js'
import { Sessions } from '../sessions.js'
import { switchValidator } from '../validators/sign_in.js'

export default class SessionsController {
  @inject()
  refresh(ctx: HttpContext, sessions: Sessions) {
    return renewSession(ctx, sessions)
  }

  @inject()
  async swap(ctx: HttpContext, switchPlan: SwitchPlan) {
    const choice = await ctx.request.validateUsing(switchValidator)
    const pair = await switchPlan.execute({ actor: customerOf(ctx), ...choice })
    return answerTokens(ctx, pair, 'customer')
  }

  @inject()
  async destroy(ctx: HttpContext, sessions: Sessions) {
    const actor = ctx.auth.user
    if (actor?.kind === 'customer' || actor?.kind === 'staff') {
      await transaction((trx) => sessions.revoke(actor.sessionId, trx))
      clearRefreshCookie(ctx, actor.kind)
    }
    return ctx.response.noContent()
  }
}
