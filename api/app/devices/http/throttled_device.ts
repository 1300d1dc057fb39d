import type { HttpContext } from '@adonisjs/core/http'
import { partnerOf, type PartnerActor } from '#app/shared/actor'
import { deviceCalls } from '../device_calls.js'

/** The client of a device, with one of its calls taken. @throws Throttled */
export const throttledDevice = async (ctx: HttpContext): Promise<PartnerActor> => {
  const actor = partnerOf(ctx)
  await deviceCalls.consume(actor.id)
  return actor
}
