import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import config from '#config/pages'
import { securityHeaders, surfaceOf } from '#app/site/pages/security_headers'

/** Written once for each surface, not per request. */
const written = new Map<string, [string, string][]>()

const headersFor = (path: string) => {
  const surface = surfaceOf(path)
  const known = written.get(surface)
  if (known) return known
  const headers = Object.entries(securityHeaders(path, config))
  written.set(surface, headers)
  return headers
}

/** Sets the security headers before anything answers, so that refusals and pages carry them too. */
export default class SecurityHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    for (const [name, value] of headersFor(request.url())) response.header(name, value)
    return next()
  }
}
