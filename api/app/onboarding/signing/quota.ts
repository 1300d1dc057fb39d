import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { messages } from './i18n/fa.js'

/** What a person needs of each in a day, many times over; a program may want more. */
const perDay = { inquiry: 20, sentence: 60, upload: 60, submit: 30, sign: 60 } as const

/** Counts what costs the provider or us something. @throws Throttled (429) */
export const countSigning = (what: keyof typeof perDay, userId: string): Promise<void> =>
  consumeDailyQuota({
    name: `signing-${what}`,
    who: userId,
    perDay: perDay[what],
    message: messages.quota,
  })
