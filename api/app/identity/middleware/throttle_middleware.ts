import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { setting } from '#app/settings/settings'
import { Throttled } from '#app/shared/errors'
import { neighbourhood } from '../domain/neighbourhood.js'

/** Limits how often one network address tries to sign in; the limit is a setting. */
export default class ThrottleMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    const requests = await setting('throttleAddressPerMinute')
    try {
      await limiter
        .use('database', { requests, duration: '1 minute' })
        .consume(`sign-in:${neighbourhood(request.ip())}`)
    } catch (error) {
      if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
      throw new Throttled(error.response.availableIn)
    }
    return next()
  }
}
