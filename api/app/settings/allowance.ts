import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import type { SettingKey, SettingValue } from '#contracts/settings'
import { Throttled } from '#app/shared/errors'
import { setting } from './settings.js'

type NumberKey = {
  [Key in SettingKey]: SettingValue<Key> extends number ? Key : never
}[SettingKey]

/** So much of something in so long a time, as a setting has it; each key has the whole of it. */
export class Allowance {
  constructor(
    private key: NumberKey,
    private duration: '1 minute' | '1 hour'
  ) {}

  async #limiter() {
    const requests = await setting(this.key)
    return limiter.use('database', { requests, duration: this.duration })
  }

  /** Takes one. @throws Throttled when nothing is left */
  async consume(key: string): Promise<void> {
    try {
      await (await this.#limiter()).consume(`${this.key}:${key}`)
    } catch (error) {
      if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
      throw new Throttled(error.response.availableIn)
    }
  }

  /** Takes one, also when nothing is left. */
  async count(key: string): Promise<void> {
    await (await this.#limiter()).increment(`${this.key}:${key}`)
  }

  /** The seconds until there is something again; 0 while there is. */
  async waits(key: string): Promise<number> {
    return (await this.#limiter()).availableIn(`${this.key}:${key}`)
  }
}
