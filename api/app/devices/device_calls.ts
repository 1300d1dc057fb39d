import { Allowance } from '#app/settings/allowance'

/** What one device may ask: guesses of numbers and PINs, and rows that it leaves. */
export const deviceCalls = new Allowance('throttleDevicePerMinute', '1 minute')
