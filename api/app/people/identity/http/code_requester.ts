import type { HttpContext } from '@adonisjs/core/http'
import { tls } from '#config/app'
import { browserName, type CodeRequester } from '../domain/code_requester.js'
import { networkPrefix } from '#app/platform/values/network_prefix'
import { newToken } from '../domain/secrets.js'
import { isKnownBrowser } from '../queries/known_browsers.js'
import { addressOf } from './address.js'
import { browserRealm } from './token_answer.js'

const cookieName = `${tls ? '__Host-' : ''}kasbeno-browser`
/** Browsers keep no cookie for longer than this. */
const keptSeconds = 400 * 86_400
const form = /^[\w-]{43}$/

const placeOf = (ctx: HttpContext) => networkPrefix(addressOf(ctx))

const cookieOf = (ctx: HttpContext): string | undefined => {
  const cookie: unknown = ctx.request.plainCookie(cookieName, { encoded: false })
  return typeof cookie === 'string' && form.test(cookie) ? cookie : undefined
}

/** Names the browser anew, or for longer: it is taken for the same for as long as it keeps this. */
const keepCookie = ({ response }: HttpContext, cookie: string): void =>
  void response.plainCookie(cookieName, cookie, {
    encode: false,
    httpOnly: true,
    sameSite: 'strict',
    secure: tls,
    path: '/',
    maxAge: keptSeconds,
  })

const browser = async (ctx: HttpContext, cookie: string, phone: string): Promise<CodeRequester> => {
  const name = browserName(cookie)
  return { name, address: placeOf(ctx), isKnown: await isKnownBrowser(phone, name) }
}

export const askerOf = async (ctx: HttpContext, phone: string): Promise<CodeRequester> => {
  const cookie = browserRealm(ctx) === 'customer' ? cookieOf(ctx) : undefined
  if (cookie) return browser(ctx, cookie, phone)
  const address = placeOf(ctx)
  return { name: address, address, isKnown: false }
}

/** Names the browser, also on its first visit; null for other clients. */
const givenCookie = (ctx: HttpContext): string | null => {
  if (browserRealm(ctx) !== 'customer') return null
  const cookie = cookieOf(ctx) ?? newToken()
  keepCookie(ctx, cookie)
  return cookie
}

export const nameOfBrowser = (ctx: HttpContext): string | null => {
  const cookie = givenCookie(ctx)
  return cookie && browserName(cookie)
}

/** The same for whoever asks for a code. */
export const nameRequester = async (ctx: HttpContext, phone: string): Promise<CodeRequester> => {
  const cookie = givenCookie(ctx)
  return cookie ? browser(ctx, cookie, phone) : askerOf(ctx, phone)
}
