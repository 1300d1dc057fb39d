import type { HttpContext } from '@adonisjs/core/http'
import { originOf } from '#app/platform/http/origin'
import { visible } from '#app/platform/values/visible'
import { addressOf } from './address.js'

/** As much of a browser's name for itself as is kept. */
const agentMax = 500

/** Where an answer comes from, as evidence. */
export const answeredFrom = (ctx: HttpContext) => ({
  address: addressOf(ctx),
  agent: visible(ctx.request.header('user-agent') ?? '').slice(0, agentMax),
})

/** The same, with the address under which the caller reached us. */
export const reachedFrom = (ctx: HttpContext) => ({ ...answeredFrom(ctx), origin: originOf(ctx) })
