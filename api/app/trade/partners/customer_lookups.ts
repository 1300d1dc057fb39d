import { Listed } from '#app/people/blacklists/steps/refuse_listed'
import { CustomerUnknown } from '#app/trade/orders/exceptions'
import { RateLimit } from '#app/reference/settings/rate_limit'
import { Throttled } from '#app/platform/errors'

/** Every answer reveals something of a person. */
export const customerLookups = new RateLimit('throttlePartnerLookupsPerMinute', '1 minute')

const keyOf = (partnerId: string) => `sale:${partnerId}`

/**
 * A sale reveals who is a customer. Only failures count.
 * @throws Throttled
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
