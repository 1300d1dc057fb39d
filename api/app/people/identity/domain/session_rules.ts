/** Whose session it is; staff and customers never share a cookie. */
export type Realm = 'customer' | 'staff'

/** Milliseconds. Clients that never refresh keep an access token for a whole visit. */
export const sessionRules = {
  accessMs: 30 * 60_000,
  refreshMs: { customer: 30 * 86_400_000, staff: 12 * 3_600_000 },
  /** A refresh whose answer was lost may be repeated, under its key, for so long. */
  repeatMs: 60_000,
  /** Requests that are under way when a token is swapped for another context may still end. */
  swapGraceMs: 60_000,
} as const satisfies Record<string, number | Record<Realm, number>>

/** Failures in a row, of one name at one network address, after which it is locked there for a growing time. */
export const signInLockAfter = 8

/**
 * Failures in a row of one name, wherever they come from, after which places that the name never signed
 * in from get one try in so many milliseconds: a thousand addresses guess no faster than one.
 */
export const signInSlowAfter = 24
export const signInSlowMs = 60_000
