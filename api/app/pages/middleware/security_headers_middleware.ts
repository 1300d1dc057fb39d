import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import config from '#config/pages'
import { isApi, isBackoffice, securityHeaders } from '#app/pages/security_headers'

/** They depend on no more of a path than whose it is, so they are written three times, not per request. */
const written = new Map<string, [string, string][]>()

const headersFor = (path: string) => {
  const whose = isApi(path) ? 'api' : isBackoffice(path) ? 'backoffice' : 'storefront'
  const known = written.get(whose)
  if (known) return known
  const headers = Object.entries(securityHeaders(path, config))
  written.set(whose, headers)
  return headers
}

/** Sets the security headers before anything answers, so that refusals and pages carry them too. */
export default class SecurityHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    for (const [name, value] of headersFor(request.url())) response.header(name, value)
    return next()
  }
}
