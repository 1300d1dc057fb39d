import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Placeholder until the limiter is wired by the identity module. */
export default class ThrottleMiddleware {
  handle(_ctx: HttpContext, next: NextFn) {
    return next()
  }
}
