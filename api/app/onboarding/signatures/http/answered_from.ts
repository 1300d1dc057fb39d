import type { HttpContext } from '@adonisjs/core/http'
import { addressOf } from '#app/people/identity/http/address'
import { visible } from '#app/platform/values/visible'

/** As much of a browser's name for itself as is kept. */
const agentMax = 500

/** Where an answer comes from, as evidence. */
export const answeredFrom = (ctx: HttpContext) => ({
  address: addressOf(ctx),
  agent: visible(ctx.request.header('user-agent') ?? '').slice(0, agentMax),
})
