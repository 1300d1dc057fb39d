import { RateLimit } from '#app/reference/settings/rate_limit'

/** Bounds guesses of numbers and PINs, and stored rows. */
export const deviceCalls = new RateLimit('throttleDevicePerMinute', '1 minute')

/** All tills of a partner together. */
export const cardPartnerCalls = new RateLimit('throttleCardPartnerPerMinute', '1 minute')
