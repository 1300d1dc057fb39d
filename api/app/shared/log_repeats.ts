import { logError, type LoggedError } from './log_error.js'

const everyMs = 60_000
/** A fault whose message differs each time cannot fill the memory. */
const kindsMax = 500
const errorLevel = 40

/** A line as it was logged last, and how many like it were kept back since. */
interface Repeated {
  write: (repeated: number) => void
  kept: number
  timer: NodeJS.Timeout
}

const place = (stack = '') => /\n\s+at (.*)/.exec(stack)?.[1] ?? ''

/** What makes two faults the same: ids, times and amounts in a message do not tell them apart. */
const kindOf = (text: string, { type, code, message = '', stack }: LoggedError) =>
  [text, type, code, message.replace(/[\da-f]{8}-[\da-f-]{27}|\d+/g, '#'), place(stack)].join('|')

/**
 * Lets the first of a fault pass, and then one line a minute that says how many there were: a database that is gone
 * for an hour fills no disk.
 */
export class LogRepeats {
  readonly #kinds = new Map<string, Repeated>()

  /** @param write writes this line, with the number of those that it stands for when there were more */
  pass(text: string, error: LoggedError, write: (repeated?: number) => void): void {
    const kind = kindOf(text, error)
    const known = this.#kinds.get(kind)
    if (known) {
      known.kept++
      known.write = write
      return
    }
    write()
    if (this.#kinds.size >= kindsMax) return
    const timer = setInterval(() => this.#tell(kind), everyMs).unref()
    this.#kinds.set(kind, { write, kept: 0, timer })
  }

  /** Says at the end what was kept back. */
  flush(): void {
    for (const kind of [...this.#kinds.keys()]) {
      this.#tell(kind)
      this.#forget(kind)
    }
  }

  #tell(kind: string): void {
    const { kept, write } = this.#kinds.get(kind)!
    if (kept === 0) return this.#forget(kind)
    this.#kinds.get(kind)!.kept = 0
    write(kept)
  }

  #forget(kind: string): void {
    clearInterval(this.#kinds.get(kind)?.timer)
    this.#kinds.delete(kind)
  }
}

type LogMethod = (this: unknown, ...args: unknown[]) => void

/** As pino's `logMethod` hook: lines with an error, from a warning on, are told once. */
export const onceAMinute = (repeats: LogRepeats) =>
  function (this: unknown, args: unknown[], method: LogMethod, level: number): void {
    const [fields, text] = args
    const hasError = typeof fields === 'object' && fields !== null && 'err' in fields
    if (level < errorLevel || !hasError) return method.apply(this, args)
    repeats.pass(String(text), logError(fields.err), (repeated) => {
      method.apply(this, [repeated ? { ...fields, repeated } : fields, ...args.slice(1)])
    })
  }
