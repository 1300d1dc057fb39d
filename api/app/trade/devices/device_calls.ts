import { RateLimit } from '#app/reference/settings/rate_limit'

/** What one device may ask: guesses of numbers and PINs, and rows that it leaves. */
export const deviceCalls = new RateLimit('throttleDevicePerMinute', '1 minute')

/** The same of all tills behind one chain store or card switch together. */
export const cardPartnerCalls = new RateLimit('throttleCardPartnerPerMinute', '1 minute')
