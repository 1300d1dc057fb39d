import type { HttpContext } from '@adonisjs/core/http'
import { customerOf } from '#app/platform/audit/actor'
import type { CardCall } from '../queries/card_keeper.js'

/**
 * Who calls, and whose card the call is about: in the plan that it may name beside that of its token, or the
 * caller's card of the company in its path. api-person, at the top
 */
export const callOf = (ctx: HttpContext): CardCall => ({
  actor: customerOf(ctx),
  plan: ctx.request.input('plan') as unknown,
  companyId: ctx.params.companyUniqueSerial as string | undefined,
})
