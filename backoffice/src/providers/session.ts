import type { Me } from '@kasbeno/api/contracts/identity'
import { HttpError } from 'react-admin'

/** How the server tells this app's browsers from the storefront's: each has its own cookie. */
export const clientName = 'backoffice'

const refreshLock = 'kasbeno-backoffice-refresh'

/**
 * Remembers that a session may be open in this browser (the cookie itself is hidden from scripts),
 * so that a first visit does not begin with a refused request.
 */
const openedMark = 'kasbeno-backoffice-opened'

let bearerToken: string | null = null
let refreshing: Promise<boolean> | null = null
let me: Promise<Me> | null = null

export const getBearerToken = () => bearerToken

const dropAtSignOut = new Set<() => void>()
/** What is kept of one person's work is none of the next one's. */
export const onSignOut = (drop: () => void) => dropAtSignOut.add(drop)

export const setBearerToken = (token: string | null) => {
  bearerToken = token
  me = null
  if (token === null) dropAtSignOut.forEach((drop) => drop())
  if (token) localStorage.setItem(openedMark, '1')
  else localStorage.removeItem(openedMark)
}

/** A random key for one attempt; `randomUUID` is missing on plain HTTP, so the bytes are drawn. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')

/** Whether a session may be open in this browser. */
export const mayBeSignedIn = () => localStorage.getItem(openedMark) !== null

const askForTokens = (key: string) =>
  fetch('/api/user/refresh-token', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-Client': clientName, 'Idempotency-Key': key },
    body: '{}',
  })

const refresh = async (): Promise<boolean> => {
  if (!mayBeSignedIn()) return false
  const key = newKey()
  // an answer that was lost on the way is asked for once more, with the same key
  const response = await askForTokens(key).catch(() => askForTokens(key))
  // a server in trouble has refused nobody
  if (response.status === 429 || response.status >= 500) {
    throw new HttpError('errors.network', response.status)
  }
  if (!response.ok) return false
  const answer: { bearerToken: string } = await response.json()
  bearerToken = answer.bearerToken
  return true
}

/**
 * Gets a new access token with the refresh cookie. Tabs take turns, because each refresh token
 * works once and a second use ends the session.
 */
export const refreshSession = (): Promise<boolean> => {
  const inTurn = async (): Promise<boolean> =>
    'locks' in navigator ? await navigator.locks.request(refreshLock, refresh) : await refresh()
  refreshing ??= inTurn().finally(() => {
    refreshing = null
  })
  return refreshing
}

/** Lets it be asked again, after a change of one's own account. */
export const forgetWhoIAm = () => {
  me = null
}

/** Who is signed in; asked once for each session. */
export const whoAmI = (): Promise<Me> => {
  me ??= fetch('/api/admin/me', { headers: { Authorization: `Bearer ${bearerToken}` } }).then(
    async (response) => {
      if (response.ok) return response.json()
      me = null
      throw new HttpError('errors.network', response.status)
    }
  )
  return me
}

/** Distributors' users work on their own resources, under their own prefix. */
export const apiBase = async (): Promise<string> => {
  const { distributorId } = await whoAmI()
  return distributorId ? '/api/distributor' : '/api/admin'
}
