import type { Socket } from 'node:net'
import { faultOfCall } from './database_fault.js'
import { mayWrite, outcomeOfCall } from './outcome.js'

interface Connection {
  query: (...args: unknown[]) => unknown
  connection: { stream: Socket }
}
type Answered = (error: unknown, ...rest: unknown[]) => void

const watched = new WeakSet<object>()

const begin = /^\s*begin\b/i
const commit = /^\s*commit\b/i
/** Not the one to a savepoint. */
const rollback = /^\s*rollback\s*;?\s*$/i

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  const text: unknown = Object(query).text
  return typeof text === 'string' ? text : ''
}

/**
 * Records for the call whether a statement may have written: at once without a transaction, at COMMIT otherwise. A
 * statement that the database refused has stored nothing.
 */
const noteWrites = (connection: Connection) => {
  const send = connection.query.bind(connection)
  let isOpen = false
  let hasWritten = false
  connection.query = (query: unknown, ...rest: unknown[]) => {
    const sql = textOf(query)
    const isCommit = commit.test(sql)
    if (begin.test(sql)) [isOpen, hasWritten] = [true, false]
    else if (isCommit || rollback.test(sql)) isOpen = false
    const outcome = outcomeOfCall()
    if (!outcome || outcome.mayHaveWritten) return send(query, ...rest)
    if (!(isCommit ? hasWritten : mayWrite(sql))) return send(query, ...rest)
    hasWritten = true
    if (isOpen) return send(query, ...rest)

    outcome.mayHaveWritten = true
    const answered = rest.findLastIndex((one) => typeof one === 'function')
    if (answered >= 0) {
      const tell = rest[answered] as Answered
      rest[answered] = (error: unknown, ...answer: unknown[]) => {
        if (error && faultOfCall(error) !== 'BROKEN') outcome.mayHaveWritten = false
        tell(error, ...answer)
      }
    }
    return send(query, ...rest)
  }
}

/** Polling interval, and so the precision of a deadline. */
const lookEveryMs = 500
/** Connections that wait for their server: since when, and until when they may. */
const waiting = new Map<Socket, { since: number; lastsMs: number }>()
let looking: NodeJS.Timeout | undefined

const look = () => {
  const now = performance.now()
  for (const [stream, { since, lastsMs }] of waiting) {
    if (now - since > lastsMs) stream.destroy(new Error('the database does not answer'))
  }
}

/** The `statement_timeout` that a long transaction sets itself. */
const ownTime = /^\s*set local statement_timeout\s*=\s*'?(\d+)\s*(ms|s|min)?'?/i
const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000 }

/**
 * Closes a connection whose server is silent for too long: a server that hangs does not enforce its own
 * `statement_timeout`.
 */
const endSilence = (connection: Connection, lastsMs: number, beyondMs: number) => {
  const { stream } = connection.connection
  let allowed = lastsMs
  const send = connection.query.bind(connection)
  connection.query = (query: unknown, ...rest: unknown[]) => {
    const sql = textOf(query)
    const [, own, unit = 'ms'] = ownTime.exec(sql) ?? []
    if (own) allowed = Math.max(lastsMs, Number(own) * unitMs[unit] + beyondMs)
    else if (/^\s*(?:commit|rollback)\b/i.test(sql)) allowed = lastsMs
    return send(query, ...rest)
  }
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean
  stream.write = ((...args: unknown[]) => {
    if (!waiting.has(stream)) waiting.set(stream, { since: performance.now(), lastsMs: allowed })
    return write(...args)
  }) as typeof stream.write
  stream.on('data', () => waiting.delete(stream))
  stream.on('close', () => waiting.delete(stream))
  looking ??= setInterval(look, lookEveryMs).unref()
}

/** @param deadlineMs how long the server may say nothing; beyond a time that a transaction sets itself, `beyondMs` */
export const watchConnection = (
  raw: unknown,
  { deadlineMs, beyondMs }: { deadlineMs: number; beyondMs: number }
): void => {
  const connection = raw as Connection
  if (watched.has(connection)) return
  watched.add(connection)
  endSilence(connection, deadlineMs, beyondMs)
  noteWrites(connection)
}
