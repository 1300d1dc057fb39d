import { createHmac, hash, randomBytes } from 'node:crypto'
import env from '#start/env'

/** A bearer or refresh token: 256 random bits, handed out once and stored only as its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Tokens are random enough for a plain hash. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url')

/** Short codes are not: a keyed hash, bound to all that the code stands for. */
export const codeHash = (code: string, ...boundTo: string[]): string =>
  createHmac('sha256', env.get('CODE_PEPPER').release())
    .update(JSON.stringify([code, ...boundTo]))
    .digest('base64url')

/** The token that a use under a key always gives: repeating it needs nothing stored but hashes. */
export const derivedToken = (token: string, key: string, kind: 'access' | 'refresh'): string =>
  createHmac('sha256', env.get('CODE_PEPPER').release())
    .update(JSON.stringify(['token', token, key, kind]))
    .digest('base64url')

/**
 * What somebody typed as a user name, for counting failures: it may have been a password, and is kept
 * under a key alone. With an address it stands for the name tried from there.
 */
export const attemptHash = (username: string, address = ''): string =>
  createHmac('sha256', env.get('CODE_PEPPER').release())
    .update(JSON.stringify(['attempt', username, address]))
    .digest('base64url')

/** Who asked for a code: a browser, a session or a network address, kept under a key alone. */
export const askerHash = (asker: string): string =>
  createHmac('sha256', env.get('CODE_PEPPER').release())
    .update(JSON.stringify(['asker', asker]))
    .digest('base64url')
