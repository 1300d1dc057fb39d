import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clock } from '#app/platform/time/clock'

/** Tells screens the bank's time while a demonstration lets it run ahead: their "in five days" counts from it. */
export default class BankTimeMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    if (clock.advancedDays > 0) response.header('X-Bank-Time', clock.businessNow().toISO())
    return next()
  }
}
