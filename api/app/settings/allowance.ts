import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import type { SettingKey, SettingValue } from '#contracts/settings'
import { Throttled } from '#app/shared/errors'
import { setting } from './settings.js'

type NumberKey = {
  [Key in SettingKey]: SettingValue<Key> extends number ? Key : never
}[SettingKey]

/** So much of something in so long a time, as a setting or its own name has it; each key has the whole of it. */
export class Allowance {
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
    try {
      await (await this.#limiter()).consume(`${this.#name}:${key}`)
    } catch (error) {
      if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
      throw new Throttled(error.response.availableIn)
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
