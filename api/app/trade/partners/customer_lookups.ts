import { Listed } from '#app/people/blacklists/steps/refuse_listed'
import { CustomerUnknown } from '#app/trade/orders/exceptions'
import { RateLimit } from '#app/reference/settings/rate_limit'
import { Throttled } from '#app/platform/errors'

/** What one partner may ask about customers: each answer, also a refusal, tells something of a person. */
export const customerLookups = new RateLimit('throttlePartnerLookupsPerMinute', '1 minute')

const keyOf = (partnerId: string) => `sale:${partnerId}`

/**
 * A sale tells whether a phone or a national code is a customer's, and whether they are kept out. Those who may buy
 * cost nothing; who names too many others has to wait. @throws Throttled
 */
export const sellingTo = async <Sold>(
  partnerId: string,
  sell: () => Promise<Sold>
): Promise<Sold> => {
  const waits = await customerLookups.waits(keyOf(partnerId))
  if (waits > 0) throw new Throttled(waits)
  try {
    return await sell()
  } catch (error) {
    if (error instanceof CustomerUnknown || error instanceof Listed)
      await customerLookups.count(keyOf(partnerId))
    throw error
  }
}
