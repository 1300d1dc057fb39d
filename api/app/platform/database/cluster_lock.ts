import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import env from '#start/env'
import { Semaphore } from '../process/semaphore.js'

/**
 * Lets one work at a time run, of all processes. The lock has a connection of its own beside the pool, and within
 * a process only the first in line has one: whoever waits for a long work keeps nothing that the work needs.
 * The lock of a process that dies is free at once; one whose connection breaks may lose it to another, so the
 * work must be idempotent all the same.
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
