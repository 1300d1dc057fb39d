import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import env from '#start/env'

/** The advisory locks of this class say which processes live. */
export const holderLocks = 5_160_290
const numbersEnd = 2 ** 31
const reconnectMs = 200
const connectWithinMs = 5_000

/** What the types of pg leave out. */
interface Unref {
  unref: () => void
}

/**
 * This process among those that work on answers: a number with an advisory lock, which lasts as long as
 * a connection of its own. When the process dies, however it dies, PostgreSQL gives the lock back. A
 * pooler in between would keep the lock of the dead, or lose that of the living.
 */
class ProcessLease {
  #number?: Promise<number>

  /** @returns the number, once its lock is held */
  number(): Promise<number> {
    this.#number ??= this.#take().catch((error) => {
      this.#number = undefined
      throw error
    })
    return this.#number
  }

  async #take(): Promise<number> {
    for (;;) {
      const number = randomInt(1, numbersEnd)
      if (await this.#lock(number)) return number
    }
  }

  async #lock(number: number): Promise<boolean> {
    const client = new pg.Client({
      connectionString: env.get('DATABASE_DIRECT_URL', env.get('DATABASE_URL')),
      application_name: 'kasbeno-keys',
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: connectWithinMs,
      keepAlive: true,
    })
    client.on('error', (error) => logger.warn({ err: error }, 'the lock of the keys was lost'))
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as locked', [
      holderLocks,
      number,
    ])
    if (!rows[0].locked) {
      await client.end()
      return false
    }
    client.once('end', () => void this.#relock(number))
    // It waits for nothing, so it keeps no process running.
    ;(client as pg.Client & Unref).unref()
    return true
  }

  /** The database restarted, or the connection broke: this process lives on, and says so again. */
  async #relock(number: number): Promise<void> {
    for (;;) {
      await pause(reconnectMs, undefined, { ref: false })
      if (await this.#lock(number).catch(() => false)) return
    }
  }
}

export const keyHolder = new ProcessLease()
