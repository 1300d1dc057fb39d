import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { toAsciiDigits } from '#contracts/digits'
import { isMobilePhone } from '#contracts/person'
import { Allowance } from '#app/settings/allowance'
import { Throttled } from '#app/shared/errors'
import { neighbourhood } from '../domain/neighbourhood.js'
import { attemptHash } from '../domain/secrets.js'
import { addressOf } from '../http/address.js'
import { askerOf } from '../http/asker.js'

const attempts = new Allowance('throttleAddressPerMinute', '1 minute')

const phoneOf = ({ request }: HttpContext): string | null => {
  const given: unknown = request.input('phone')
  const phone = typeof given === 'string' ? toAsciiDigits(given).trim() : ''
  return isMobilePhone(phone) ? phone : null
}

/**
 * Limits how often one network address tries to sign in; the limit is a setting. A browser that the phone has
 * signed in with before has the same allowance of its own, when its neighbours have used up that of the address.
 */
export default class ThrottleMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    try {
      await attempts.consume(`sign-in:${neighbourhood(addressOf(ctx))}`)
    } catch (error) {
      const phone = phoneOf(ctx)
      const asker = error instanceof Throttled && phone ? await askerOf(ctx, phone) : null
      if (!phone || !asker?.isKnown) throw error
      await attempts.consume(`known:${attemptHash(phone, asker.name)}`)
    }
    return next()
  }
}
