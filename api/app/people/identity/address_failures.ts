import { RateLimit } from '#app/reference/settings/rate_limit'
import type { CodeRequester } from './domain/code_requester.js'
import { askerHash } from './domain/secrets.js'
import { OtpLocked } from './exceptions.js'

/** Wrong codes of strangers at one address, over all phones: nobody tries a few codes of each. */
export const addressFailures = new RateLimit('codeFailuresPerAddressPerHour', '1 hour')

/** A browser that the phone knows is not held responsible for its neighbours. @throws OtpLocked (429) */
export const refuseFailingAddress = async ({ isKnown, address }: CodeRequester): Promise<void> => {
  const waits = isKnown ? 0 : await addressFailures.waits(askerHash(address))
  if (waits > 0) throw new OtpLocked(waits * 1000)
}

export const countAddressFailure = async ({ isKnown, address }: CodeRequester): Promise<void> => {
  if (!isKnown) await addressFailures.count(askerHash(address))
}
