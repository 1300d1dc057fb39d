import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { contactLimits } from '#contracts/leads'
import { neighbourhood } from '#app/identity/domain/neighbourhood'
import { addressOf } from '#app/identity/http/address'
import { Throttled } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

const consume = async (key: string, requests: number, message: string): Promise<void> => {
  try {
    await limiter.use('database', { requests, duration: '1 day' }).consume(`contacts:${key}`)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw new Throttled(error.response.availableIn, message)
  }
}

/** Counts what an address sends, whatever becomes of it, before any of it is read. @throws Throttled (429) */
export const countAddress = (ctx: HttpContext): Promise<void> =>
  consume(
    `address:${neighbourhood(addressOf(ctx))}`,
    contactLimits.perAddressPerDay,
    messages.tooMany
  )

/** Counts what comes for a phone, and what comes at all. @throws Throttled (429) */
export const countPhone = async (phone: string): Promise<void> => {
  await consume(`phone:${phone}`, contactLimits.perPhonePerDay, messages.tooManyFromPhone)
  await consume('house', contactLimits.perHousePerDay, messages.tooMany)
}

/** @throws Throttled (429) */
export const countReport = (staffId: string): Promise<void> =>
  consume(`staff:${staffId}`, contactLimits.reportsPerStaffPerDay, messages.tooMany)
