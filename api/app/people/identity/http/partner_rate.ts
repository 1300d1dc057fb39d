import type { HttpContext } from '@adonisjs/core/http'
import type { PartnerScope } from '#contracts/identity'
import { partnerRateOf, partnerRates } from '#config/partner_rates'
import { RateLimit } from '#app/reference/settings/rate_limit'
import { Throttled } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

const allowances = {
  sales: new RateLimit(partnerRates.sales, '1 minute'),
  updates: new RateLimit(partnerRates.updates, '1 minute'),
  inquiries: new RateLimit(partnerRates.inquiries, '1 minute'),
}

/** Counts a call of a partner's program, and tells it what is left. @throws Throttled (429) */
export const countPartnerCall = async (ctx: HttpContext, scope: PartnerScope): Promise<void> => {
  const { auth, request, response, route } = ctx
  const rate = partnerRateOf(scope, request.method(), route?.pattern ?? '')
  if (!rate || auth.user?.kind !== 'partner') return
  const { limit, remaining, reset, isExceeded } = await allowances[rate].take(auth.user.id)
  response.header('RateLimit-Limit', String(limit))
  response.header('RateLimit-Remaining', String(remaining))
  response.header('RateLimit-Reset', String(reset))
  if (isExceeded) throw new Throttled(reset, messages.partnerRate)
}
