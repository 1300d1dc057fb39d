import type { Logger } from '@adonisjs/core/logger'
import logger from '@adonisjs/core/services/logger'

/** All that a line tells of a request; nothing that a client has chosen but its trace id, which was looked at. */
export interface RequestLine {
  traceId: string | undefined
  method: string
  /** The pattern, never the address: ids, phones and whatever else travels in it stay out of the log. */
  route: string | undefined
  status: number
  ms: number
  actorId: string | undefined
  /** The client was gone before it had its answer. */
  aborted?: true
}

let lines: Logger | undefined

/** Supervisors ask every few seconds; their lines would drown the others. */
const isProbe = (pattern: string | undefined) => pattern?.startsWith('/health') ?? false

export const logRequest = (line: RequestLine): void => {
  lines ??= logger.use('requests')
  const level = line.status >= 500 ? 'error' : isProbe(line.route) ? 'debug' : 'info'
  lines[level](line, 'request')
}
