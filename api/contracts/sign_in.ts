/**
 * Why somebody cannot sign in with a phone. STRANGERS_SPENT and the NETWORK ones hold up browsers that the phone has not
 * signed in with before; one that it knows is not concerned. NOT_ADMITTED is BLACKLISTED for who may not see the blacklists.
 */
export const signInObstacles = [
  'CODE_LOCKED',
  'CODES_SPENT',
  'STRANGERS_SPENT',
  'NETWORK_SPENT',
  'NETWORK_LOCKED',
  'NOT_DELIVERED',
  'BLACKLISTED',
  'NOT_ADMITTED',
] as const
export type SignInObstacle = (typeof signInObstacles)[number]

/** A lock that is lifted gives one try more, and a wrong one locks for twice as long; so often a day for one phone. */
export const locksLiftedPerDay = 3

/** Of how many numbers one member of staff learns in an hour how they stand; more than anybody is called about. */
export const standingsPerHour = 150

/**
 * A code that support holds for who called while strangers use up those of the phone. The number is long enough for
 * wrong ones to be counted by network alone: a thousand networks guess it once in a thousand reservations.
 */
export const reservedCodeRules = {
  digits: 8,
  lifeMs: 15 * 60_000,
  /** Of one phone, and of one member of staff. */
  perDay: 5,
  byOnePersonPerHour: 20,
} as const
