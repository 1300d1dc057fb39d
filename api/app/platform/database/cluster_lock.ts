import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import env from '#start/env'
import { Semaphore } from '../process/semaphore.js'

/**
 * Runs one task at a time across all processes. The lock has a connection of its own outside the pool, and only the
 * first waiter of a process opens one, so that waiting never takes what the task needs. A process that dies frees the
 * lock at once. A broken connection may lose it to another process, so tasks must be idempotent.
 */
export class ClusterLock {
  #mutex = new Semaphore(1)

  constructor(private name: string) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#mutex.run(async () => {
      const client = new pg.Client({
        // A pooler of transactions would not keep it.
        connectionString: env.get('DATABASE_DIRECT_URL', env.get('DATABASE_URL')),
        application_name: 'kasbeno-lock',
        keepAlive: true,
      })
      client.on('error', (error) => logger.warn({ err: error, lock: this.name }, 'a lock was lost'))
      await client.connect()
      try {
        await client.query('select pg_advisory_lock(hashtext($1))', [this.name])
        return await work()
      } finally {
        await client.end()
      }
    })
  }
}
