import { setTimeout as pause } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { refusalLimits } from '#config/commands'
import { accountKey } from '../audit/actor.js'
import { networkPrefix } from '../values/network_prefix.js'

interface PaceLimits {
  /** Refusals of one caller that are answered at once. */
  burst: number
  perSecond: number
  /** No refusal is held back for longer. */
  maxMs: number
  /** Refusals of all callers that are held back at the same moment. */
  atOnce: number
}

const sweepAt = 1_000

/**
 * When the refusals of each caller are answered. A client that repeats a refused call at once is else answered as
 * fast as the process can refuse, and everybody's calls stand in one queue with its next ones.
 */
export class RefusalPace {
  readonly #due = new Map<string, number>()
  #held = 0

  constructor(private readonly limits: PaceLimits) {}

  /** Milliseconds by which this refusal, at `now`, is held back. */
  delay(caller: string, now: number): number {
    const { burst, perSecond, maxMs } = this.limits
    const everyMs = 1_000 / perSecond
    const due = Math.max(this.#due.get(caller) ?? 0, now)
    const wanted = due - now - (burst - 1) * everyMs
    if (wanted >= maxMs) return maxMs
    this.#forget(now)
    this.#due.set(caller, due + everyMs)
    return Math.max(0, wanted)
  }

  /** Holds a refusal back; nothing else is held meanwhile. */
  async wait(ctx: HttpContext): Promise<void> {
    const caller = callerOf(ctx)
    const delay = caller ? this.delay(caller, performance.now()) : 0
    if (delay === 0 || this.#held >= this.limits.atOnce) return
    this.#held++
    await pause(delay)
    this.#held--
  }

  #forget(now: number) {
    if (this.#due.size < sweepAt) return
    for (const [caller, due] of this.#due) if (due <= now) this.#due.delete(caller)
  }
}

/** The account, or the network of who has none; nobody once the client has hung up. */
const callerOf = ({ auth, request }: HttpContext): string | undefined => {
  const user = (auth as HttpContext['auth'] | undefined)?.user
  if (user) return accountKey(user)
  const address: string | undefined = request.ip()
  return address && `network:${networkPrefix(address)}`
}

export const refusalPace = new RefusalPace(refusalLimits)
