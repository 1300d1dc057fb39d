import type { HttpContext } from '@adonisjs/core/http'
import { customerOf } from '#app/platform/audit/actor'
import type { CardCall } from '../queries/card_keeper.js'

/** Caller and card: of the named or token's plan, or the company in the path. api-person, at the top */
export const callOf = (ctx: HttpContext): CardCall => ({
  actor: customerOf(ctx),
  plan: ctx.request.input('plan') as unknown,
  companyId: ctx.params.companyUniqueSerial as string | undefined,
})
