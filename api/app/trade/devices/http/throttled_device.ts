import type { HttpContext } from '@adonisjs/core/http'
import { partnerOf, type PartnerActor } from '#app/platform/audit/actor'
import { cardPartnerCalls, deviceCalls } from '../device_calls.js'

/**
 * Counts the call.
 * @throws Throttled
 */
export const throttledDevice = async (ctx: HttpContext): Promise<PartnerActor> => {
  const actor = partnerOf(ctx)
  const calls = ctx.partnerScope === 'device' ? deviceCalls : cardPartnerCalls
  await calls.consume(actor.id)
  return actor
}
