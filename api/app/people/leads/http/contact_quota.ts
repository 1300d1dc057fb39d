import type { HttpContext } from '@adonisjs/core/http'
import { contactLimits } from '#contracts/leads'
import { networkPrefix } from '#app/platform/values/network_prefix'
import { addressOf } from '#app/people/identity/http/address'
import { Throttled } from '#app/platform/errors'
import { consumeDailyQuota, countWithin } from '#app/platform/http/daily_quota'
import { messages } from '../i18n/fa.js'

const count = (what: string, who: string, perDay: number, message: string): Promise<void> =>
  consumeDailyQuota({ name: `contacts:${what}`, who, perDay, message })

/** Where a stranger is: what an address has may be all that tells them apart. */
export const callerNetwork = (ctx: HttpContext): string => networkPrefix(addressOf(ctx))

/** Counts what an address sends, whatever becomes of it, before any of it is read. @throws Throttled (429) */
export const countAddress = async (ctx: HttpContext): Promise<void> => {
  const who = callerNetwork(ctx)
  const { perAddressPerHour: max, perAddressPerDay } = contactLimits
  const hourly = { name: 'contacts:address-hour', who, max, message: messages.tooMany } as const
  await countWithin({ ...hourly, duration: '1 hour' })
  await count('address', who, perAddressPerDay, messages.tooMany)
}

/** A day on which strangers have left too much leaves a few to each address. */
const countHouse = async (ctx: HttpContext): Promise<void> => {
  try {
    await count('house', 'all', contactLimits.perHousePerDay, messages.tooMany)
  } catch (error) {
    if (!(error instanceof Throttled)) throw error
    await count('busy-day', callerNetwork(ctx), contactLimits.perAddressOnBusyDay, messages.tooMany)
  }
}

/** Counts what comes for a phone, of an address and of all, and what comes at all. @throws Throttled (429) */
export const countPhone = async (ctx: HttpContext, phone: string): Promise<void> => {
  const { perPhonePerDay, perPhoneOfAllPerDay } = contactLimits
  const { tooManyFromPhone } = messages
  await count('phone', `${phone}:${callerNetwork(ctx)}`, perPhonePerDay, tooManyFromPhone)
  await count('phone-of-all', phone, perPhoneOfAllPerDay, tooManyFromPhone)
  await countHouse(ctx)
}

/** @throws Throttled (429) */
export const countReport = (staffId: string): Promise<void> =>
  count('staff', staffId, contactLimits.reportsPerStaffPerDay, messages.tooMany)
