import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clock } from '#app/platform/time/clock'

/** Sends screens the business time while the demo clock runs ahead. */
export default class BankTimeMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    if (clock.advancedDays > 0) response.header('X-Bank-Time', clock.businessNow().toISO())
    return next()
  }
}
