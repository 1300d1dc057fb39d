import type { HttpContext } from '@adonisjs/core/http'
import { tls } from '#config/app'
import { sessionRules, type Realm } from '../domain/session_rules.js'
import type { TokenPair } from '../sessions.js'

/** What browsers say of themselves in `X-Client`; their scripts never see a refresh token. */
const browserRealms: Record<string, Realm> = { web: 'customer', backoffice: 'staff' }

const cookieNames: Record<Realm, string> = {
  customer: 'kasbeno-session',
  staff: 'kasbeno-staff-session',
}

/** `__Host-` makes browsers insist on TLS, this host alone and the path `/`. */
const cookieName = (realm: Realm) => `${tls ? '__Host-' : ''}${cookieNames[realm]}`

/**
 * The realm of the browser that calls, or undefined for other clients. Foreign sites cannot send the
 * header without our consent, so a cookie counts only beside it.
 */
export const browserRealm = ({ request }: HttpContext): Realm | undefined =>
  browserRealms[request.header('x-client') ?? '']

/** Hands out a pair: to browsers the refresh token travels in a cookie and not in the body. */
export const answerTokens = (
  ctx: HttpContext,
  { bearerToken, refreshToken }: TokenPair,
  realm: Realm
): { bearerToken: string; refreshToken?: string } => {
  ctx.response.header('Cache-Control', 'no-store')
  if (!browserRealm(ctx)) return { bearerToken, refreshToken }
  ctx.response.plainCookie(cookieName(realm), refreshToken, {
    encode: false,
    httpOnly: true,
    sameSite: 'strict',
    secure: tls,
    path: '/',
    maxAge: sessionRules.refreshMs[realm] / 1000,
  })
  return { bearerToken }
}

/**
 * The refresh token of the calling browser: its own app's, or the staff's where there is no other.
 * @returns the token with the realm whose cookie held it
 */
export const refreshCookie = (ctx: HttpContext): { token: string; realm: Realm } | undefined => {
  const own = browserRealm(ctx)
  if (!own) return undefined
  for (const realm of new Set<Realm>([own, 'staff'])) {
    const token: unknown = ctx.request.plainCookie(cookieName(realm), { encoded: false })
    if (typeof token === 'string' && token) return { token, realm }
  }
  return undefined
}

export const clearRefreshCookie = (ctx: HttpContext, realm: Realm): void => {
  if (!browserRealm(ctx)) return
  ctx.response.clearCookie(cookieName(realm), { path: '/', secure: tls })
}
