import type { HttpContext } from '@adonisjs/core/http'
import { customerOf } from '#app/shared/actor'

/** Who calls, and the plan that the call may name beside that of its token. api-person, at the top */
export const callOf = (ctx: HttpContext) => ({
  actor: customerOf(ctx),
  plan: ctx.request.input('plan') as unknown,
})
