import env from '#start/env'

const few = env.get('COMMANDS_AT_ONCE', 3)

/**
 * What each process carries out at once, of one caller and of one invoice or card. A program acts for all of its tills
 * and customers: those of one card leave it room for others. The rest waits in a line that is as long for a caller,
 * and for what one caller wants of one subject.
 */
export const commandLimits = {
  ofCaller: { customer: few, staff: few, partner: 2 * few },
  ofSubject: few,
  inLine: { customer: few + 12, staff: few + 24, partner: few + 48 },
  inLineForSubject: few + 12,
  /** Of all callers together, with more than a small body: an invoice of hundreds of lines. */
  largeAtOnce: 1,
  waitMs: 3_000,
  retryAfterS: 3,
} as const

/** How fast refusals (429) of one account, or of one network without one, are answered. */
export const refusalLimits = { burst: 10, perSecond: 20, maxMs: 1_000, atOnce: 1_000 } as const
