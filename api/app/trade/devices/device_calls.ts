import { Allowance } from '#app/reference/settings/allowance'

/** What one device may ask: guesses of numbers and PINs, and rows that it leaves. */
export const deviceCalls = new Allowance('throttleDevicePerMinute', '1 minute')

/** The same of all tills behind one chain store or card switch together. */
export const cardPartnerCalls = new Allowance('throttleCardPartnerPerMinute', '1 minute')
