import { createHmac, hash, randomBytes } from 'node:crypto'
import env from '#start/env'

/** A bearer or refresh token: 256 random bits, handed out once and stored only as its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Tokens are random enough for a plain hash. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url')

/** The first is in use; what was hashed under those that it replaced can still be verified. */
export const peppers = (): string[] => [
  env.get('CODE_PEPPER').release(),
  ...(env.get('CODE_PEPPER_PREVIOUS')?.release().split(',') ?? []),
]

const keyed = (pepper: string, parts: readonly string[]): string =>
  createHmac('sha256', pepper).update(JSON.stringify(parts)).digest('base64url')

/** Short codes are not: a keyed hash, bound to all that the code stands for. */
export const codeHash = (code: string, ...boundTo: string[]): string =>
  codeHashUnder(peppers()[0], code, ...boundTo)
export const codeHashUnder = (pepper: string, ...parts: string[]): string => keyed(pepper, parts)

/** The token that a use under a key always gives: repeating it needs nothing stored but hashes. */
export const derivedToken = (token: string, key: string, kind: 'access' | 'refresh'): string =>
  keyed(peppers()[0], ['token', token, key, kind])

/**
 * What somebody typed as a user name, for counting failures: it may have been a password, and is kept
 * under a key alone. With an address it stands for the name tried from there.
 */
export const attemptHash = (username: string, address = ''): string =>
  keyed(peppers()[0], ['attempt', username, address])

/** Who asked for a code: a browser, a session or a network address, kept under a key alone. */
export const askerHash = (asker: string): string => askerHashUnder(peppers()[0], asker)
export const askerHashUnder = (pepper: string, asker: string): string =>
  keyed(pepper, ['asker', asker])

/** The number under which support holds a code for a phone. */
export const reservationHash = (number: string, phone: string): string =>
  codeHash(number, 'RESERVED', phone)
