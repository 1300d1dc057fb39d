import type { HttpContext } from '@adonisjs/core/http'
import { Unauthorized } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { Sessions } from '../sessions.js'
import { refreshValidator } from '../validators/sign_in.js'
import { answerTokens, clearRefreshCookie, refreshCookie } from './token_answer.js'

/** What a caller learns who has renewed the session: the next tokens, and the company that was left meanwhile. */
export interface RenewedSession {
  bearerToken: string
  refreshToken?: string
  leftCompany?: string
}

/** Swaps the caller's refresh token, of the body or of the browser's cookie. @throws Unauthorized, and forgets the cookie */
export const renewSession = async (
  ctx: HttpContext,
  sessions: Sessions
): Promise<RenewedSession> => {
  const { refreshToken } = await ctx.request.validateUsing(refreshValidator)
  const cookie = refreshToken ? undefined : refreshCookie(ctx)
  const token = refreshToken ?? cookie?.token
  if (!token) throw new Unauthorized(messages.sessionEnded)
  try {
    const key = ctx.request.header('idempotency-key')
    const { realm, leftCompany, ...pair } = await sessions.rotate(token, key)
    return { ...answerTokens(ctx, pair, realm), ...(leftCompany !== undefined && { leftCompany }) }
  } catch (error) {
    if (cookie && error instanceof Unauthorized) clearRefreshCookie(ctx, cookie.realm)
    throw error
  }
}
