import { randomUUID } from 'node:crypto'

const acceptable = /^[\w.:+/=-]{1,128}$/

/** The caller's trace id, or a new one where there is none that a log may hold. */
export const traceIdOf = (given: unknown): string =>
  typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
