import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import config from '#config/pages'
import { securityHeaders } from '#app/pages/security_headers'

/** Sets the security headers before anything answers, so that refusals and pages carry them too. */
export default class SecurityHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    for (const [name, value] of Object.entries(securityHeaders(request.url(), config))) {
      response.header(name, value)
    }
    return next()
  }
}
