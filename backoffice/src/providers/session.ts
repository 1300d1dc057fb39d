import type { Me } from '@kasbeno/api/contracts/identity'
import { HttpError } from 'react-admin'

/** Separate cookies from the storefront's. */
export const clientName = 'backoffice'

const refreshLock = 'kasbeno-backoffice-refresh'

/** Marks a probable session (the cookie is hidden from scripts), to avoid a refused first request. */
const openedMark = 'kasbeno-backoffice-opened'

let bearerToken: string | null = null
let refreshing: Promise<boolean> | null = null
let me: Promise<Me> | null = null

export const getBearerToken = () => bearerToken

const dropAtSignOut = new Set<() => void>()
/** Per-person data is dropped. */
export const onSignOut = (drop: () => void) => dropAtSignOut.add(drop)

export const setBearerToken = (token: string | null) => {
  bearerToken = token
  me = null
  if (token === null) dropAtSignOut.forEach((drop) => drop())
  if (token) localStorage.setItem(openedMark, '1')
  else localStorage.removeItem(openedMark)
}

/** `randomUUID` is missing on plain HTTP. */
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
  // retried with the same key
  const response = await askForTokens(key).catch(() => askForTokens(key))
  // a failing server has not refused
  if (response.status === 429 || response.status >= 500) {
    throw new HttpError('errors.network', response.status)
  }
  if (!response.ok) return false
  const answer: { bearerToken: string } = await response.json()
  bearerToken = answer.bearerToken
  return true
}

/** Serialized across tabs: a refresh token works once, and reuse ends the session. */
export const refreshSession = (): Promise<boolean> => {
  const inTurn = async (): Promise<boolean> =>
    'locks' in navigator ? await navigator.locks.request(refreshLock, refresh) : await refresh()
  refreshing ??= inTurn().finally(() => {
    refreshing = null
  })
  return refreshing
}

export const forgetWhoIAm = () => {
  me = null
}

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

/** Distributors have a prefix of their own. */
export const apiBase = async (): Promise<string> => {
  const { distributorId } = await whoAmI()
  return distributorId ? '/api/distributor' : '/api/admin'
}
