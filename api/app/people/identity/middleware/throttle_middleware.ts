import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { toAsciiDigits } from '#contracts/digits'
import { isMobilePhone } from '#contracts/person'
import { RateLimit } from '#app/reference/settings/rate_limit'
import { Throttled } from '#app/platform/errors'
import { receiveBody } from '#app/platform/http/receive_body'
import { networkPrefix } from '#app/platform/values/network_prefix'
import { attemptHash } from '../domain/secrets.js'
import { addressOf } from '../http/address.js'
import { askerOf } from '../http/code_requester.js'

const attempts = new RateLimit('throttleAddressPerMinute', '1 minute')

const phoneOf = async (ctx: HttpContext): Promise<string | null> => {
  await receiveBody(ctx)
  const given: unknown = ctx.request.input('phone')
  const phone = typeof given === 'string' ? toAsciiDigits(given).trim() : ''
  return isMobilePhone(phone) ? phone : null
}

/**
 * Stands before `access`, which reads the body. Limits how often one network address tries to sign in; the limit is a setting. A browser that the phone has
 * signed in with before has the same allowance of its own, when its neighbours have used up that of the address.
 */
export default class ThrottleMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    try {
      await attempts.consume(`sign-in:${networkPrefix(addressOf(ctx))}`)
    } catch (error) {
      if (!(error instanceof Throttled)) throw error
      // Whoever sends what cannot be read is throttled like anybody else.
      const phone = await phoneOf(ctx).catch(() => null)
      const asker = phone ? await askerOf(ctx, phone) : null
      if (!phone || !asker?.isKnown) throw error
      await attempts.consume(`known:${attemptHash(phone, asker.name)}`)
    }
    return next()
  }
}
