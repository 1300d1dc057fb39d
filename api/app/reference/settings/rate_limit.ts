import limiter from '@adonisjs/limiter/services/main'
import { errors, type LimiterResponse } from '@adonisjs/limiter'
import type { SettingKey, SettingValue } from '#contracts/settings'
import { Throttled } from '#app/platform/errors'
import { setting } from './settings.js'

type NumberKey = {
  [Key in SettingKey]: SettingValue<Key> extends number ? Key : never
}[SettingKey]

const leftOf = ({ limit, remaining, availableIn }: LimiterResponse): RateLimitState => ({
  limit,
  remaining,
  reset: availableIn,
  isExceeded: false,
})

export interface RateLimitState {
  limit: number
  remaining: number
  /** Seconds until the whole of it is there again. */
  reset: number
  isExceeded: boolean
}

/** So much of something in so long a time, as a setting or its own name has it; each key has the whole of it. */
export class RateLimit {
  readonly #name: string

  constructor(
    private limit: NumberKey | { name: string; requests: number },
    private duration: '1 minute' | '1 hour'
  ) {
    this.#name = typeof limit === 'string' ? limit : limit.name
  }

  async #limiter() {
    const { limit } = this
    const requests = typeof limit === 'string' ? await setting(limit) : limit.requests
    return limiter.use('database', { requests, duration: this.duration })
  }

  /** Takes one. @throws Throttled when nothing is left */
  async consume(key: string): Promise<void> {
    const { isExceeded, reset } = await this.take(key)
    if (isExceeded) throw new Throttled(reset)
  }

  /** Takes one where there is one, and says what is left. */
  async take(key: string): Promise<RateLimitState> {
    try {
      return leftOf(await (await this.#limiter()).consume(`${this.#name}:${key}`))
    } catch (error) {
      if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
      return { ...leftOf(error.response), isExceeded: true }
    }
  }

  /** Takes one, also when nothing is left. */
  async count(key: string): Promise<void> {
    await (await this.#limiter()).increment(`${this.#name}:${key}`)
  }

  /** The seconds until there is something again; 0 while there is. */
  async waits(key: string): Promise<number> {
    return (await this.#limiter()).availableIn(`${this.#name}:${key}`)
  }
}
