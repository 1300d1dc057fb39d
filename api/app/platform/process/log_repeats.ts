import { clock } from '../time/clock.js'
import { faultOfCall, whyUnusable } from '../database/database_fault.js'
import { logError, type LoggedError } from './log_error.js'

const everyMs = 60_000
/** A fault whose message differs each time cannot fill the memory. */
const kindsMax = 500
const errorLevel = 40

export interface Repeats {
  repeated: number
  /** Of all of this kind since it was told first. */
  firstSeen: string
  lastSeen: string
}

/** A line as it was logged last, and how many like it were kept back since. */
interface Repeated extends Omit<Repeats, 'repeated'> {
  write: (repeats: Repeats) => void
  kept: number
  timer: NodeJS.Timeout
}

const place = (stack = '') => /\n\s+at (.*)/.exec(stack)?.[1] ?? ''

/** What makes two faults the same: ids, times and amounts in a message do not tell them apart. */
export const repeatKey = (text: string, { type, code, message = '', stack }: LoggedError): string =>
  [text, type, code, message.replace(/[\da-f]{8}-[\da-f-]{27}|\d+/g, '#'), place(stack)].join('|')

/**
 * Lets the first of a fault pass, and then one line a minute that says how many there were: a database that is gone
 * for an hour fills no disk.
 */
export class LogRepeats {
  readonly #kinds = new Map<string, Repeated>()

  /** @param write writes this line, with how many it stands for when there were more */
  pass(kind: string, write: (repeats?: Repeats) => void): void {
    const known = this.#kinds.get(kind)
    const seen = clock.systemNow().toISO()
    if (known) {
      known.kept++
      known.lastSeen = seen
      known.write = write
      return
    }
    write()
    if (this.#kinds.size >= kindsMax) return
    const timer = setInterval(() => this.#tell(kind), everyMs).unref()
    this.#kinds.set(kind, { write, kept: 0, firstSeen: seen, lastSeen: seen, timer })
  }

  /** Says what was kept back, and begins anew; only of kinds that begin like this. */
  flush(begin = ''): void {
    for (const kind of [...this.#kinds.keys()].filter((known) => known.startsWith(begin))) {
      this.#tell(kind)
      this.#forget(kind)
    }
  }

  #tell(kind: string): void {
    const known = this.#kinds.get(kind)!
    const { kept: repeated, firstSeen, lastSeen } = known
    if (repeated === 0) return this.#forget(kind)
    known.kept = 0
    known.write({ repeated, firstSeen, lastSeen })
  }

  #forget(kind: string): void {
    clearInterval(this.#kinds.get(kind)?.timer)
    this.#kinds.delete(kind)
  }
}

type LogMethod = (this: unknown, ...args: unknown[]) => void

/** Kinds of a lost database begin so: whatever meets it, the process tells of each of its faults once. */
export const lostDatabase = 'database|'

/** Why the database is lost; undefined for a fault of another kind, or of one statement. */
const whyLost = (error: unknown): string | undefined => {
  const call = faultOfCall(error)
  if (call !== 'UNREACHABLE' && call !== 'BROKEN') return undefined
  return whyUnusable(error) ?? 'the connection broke'
}

/** As pino's `logMethod` hook: lines with an error, from a warning on, are told once. */
export const onceAMinute = (repeats: LogRepeats, onLostDatabase: () => void) =>
  function (this: unknown, args: unknown[], method: LogMethod, level: number): void {
    const [fields, text] = args
    const hasError = typeof fields === 'object' && fields !== null && 'err' in fields
    if (level < errorLevel || !hasError) return method.apply(this, args)
    const why = whyLost(fields.err)
    if (why === undefined) {
      return repeats.pass(repeatKey(String(text), logError(fields.err)), (kept) => {
        method.apply(this, [{ ...fields, ...kept }, ...args.slice(1)])
      })
    }
    repeats.pass(`${lostDatabase}${why}`, (kept) => {
      method.apply(this, [{ ...fields, met: text, ...kept }, `the database is lost: ${why}`])
    })
    onLostDatabase()
  }
