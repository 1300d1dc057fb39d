import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { customerOf } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { Unauthorized } from '#app/platform/errors'
import SwitchPlan from '../actions/switch_plan.js'
import { answerTokens, clearRefreshCookie, refreshCookie } from '../http/token_answer.js'
import { messages } from '../i18n/fa.js'
import { Sessions } from '../sessions.js'
import { refreshValidator, switchValidator } from '../validators/sign_in.js'

export default class SessionsController {
  @inject()
  async refresh(ctx: HttpContext, sessions: Sessions) {
    const { refreshToken } = await ctx.request.validateUsing(refreshValidator)
    const cookie = refreshToken ? undefined : refreshCookie(ctx)
    const token = refreshToken ?? cookie?.token
    if (!token) throw new Unauthorized(messages.sessionEnded)
    try {
      const key = ctx.request.header('idempotency-key')
      const { realm, leftCompany, ...pair } = await sessions.rotate(token, key)
      return {
        ...answerTokens(ctx, pair, realm),
        ...(leftCompany !== undefined && { leftCompany }),
      }
    } catch (error) {
      if (cookie && error instanceof Unauthorized) clearRefreshCookie(ctx, cookie.realm)
      throw error
    }
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
