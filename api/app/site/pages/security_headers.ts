import { chatSources } from './chat_widget.js'

export interface CspOptions {
  /** Whether the product is reached through TLS. */
  tls: boolean
  /** Origins of the payment gateways that forms may be sent to. */
  gatewayOrigins: string[]
  /** The script of a support chat of another house, where one is set. */
  chatScript?: string | null
}

type Policy = Record<string, string[]>

const oneYearSeconds = 31_536_000

const render = (policy: Policy, { tls }: CspOptions) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    // On plain HTTP, as in a shop's own network, upgraded requests would reach nobody.
    .concat(tls ? ['upgrade-insecure-requests'] : [])
    .join('; ')

const closed: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

const page: Policy = {
  ...closed,
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Photographs are shown before they are sent; small drawings (logos, MUI's icons) come inlined.
  'img-src': ["'self'", 'blob:', 'data:'],
  // Faces that are filmed for a signature are looked at before they are sent, and by who may see them.
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
}

/** Both may be reached. */
const joined = (one: Policy, other: Policy): Policy =>
  Object.entries(other).reduce(
    (all, [directive, sources]) => ({
      ...all,
      [directive]: [...(all[directive] ?? []), ...sources],
    }),
    one
  )

/** MUI writes its styles into the page. */
const withMui = (policy: Policy): Policy => joined(policy, { 'style-src': ["'unsafe-inline'"] })

const policyFor = (path: string, { gatewayOrigins, chatScript }: CspOptions): Policy => {
  const surface = surfaceOf(path)
  if (surface === 'api') return { ...closed, 'form-action': ["'none'"] }
  if (surface === 'backoffice') return withMui({ ...page, 'form-action': ["'self'"] })
  const storefront = { ...page, 'form-action': ["'self'", ...gatewayOrigins] }
  const chatting = chatScript ? joined(storefront, chatSources(chatScript)) : storefront
  return surface === 'dashboard' ? withMui(chatting) : chatting
}

export const isApi = (path: string) => /^\/(api|health|metrics)(\/|$)/.test(path)
export const isBackoffice = (path: string) => /^\/backoffice(\/|$)/.test(path)
const isDashboard = (path: string) => /^\/legal-dashboard(-login)?(\/|$)/.test(path)

/** What a path belongs to: the headers depend on no more of it. */
export const surfaceOf = (path: string): 'api' | 'backoffice' | 'dashboard' | 'storefront' => {
  if (isApi(path)) return 'api'
  if (isBackoffice(path)) return 'backoffice'
  return isDashboard(path) ? 'dashboard' : 'storefront'
}

/** The headers of every answer under a path; a controller may replace them for its own page. quality "Security" */
export const securityHeaders = (path: string, options: CspOptions) => ({
  'Content-Security-Policy': render(policyFor(path, options), options),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  // Gateways check that a payer comes from the registered domain, so storefront pages tell their origin.
  'Referrer-Policy':
    isApi(path) || isBackoffice(path) ? 'same-origin' : 'strict-origin-when-cross-origin',
  ...(isApi(path) ? { 'Cache-Control': 'no-store' } : {}),
  ...(options.tls
    ? { 'Strict-Transport-Security': `max-age=${oneYearSeconds}; includeSubDomains` }
    : {}),
})

/** The same policy for a page with scripts of its own inside; nothing else that stands in it may run. */
export const allowingScripts = (policy: string, sources: string[]) =>
  policy.replace("script-src 'self'", ["script-src 'self'", ...sources].join(' '))
