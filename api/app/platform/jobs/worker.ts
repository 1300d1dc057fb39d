import logger from '@adonisjs/core/services/logger'
import { clock } from '../time/clock.js'
import { inLane } from '../database/connection_lanes.js'
import { nameUnknownEvents, relay } from '../events/outbox.js'
import { type JobQueue, silentMsMax } from './queue.js'

const relayEveryMs = 400
const nameUnknownEveryMs = 60_000

/** The background half of the product: relays events from the outbox and runs the jobs. */
export class Worker {
  #timer?: NodeJS.Timeout
  #relaying: Promise<void> = Promise.resolve()
  #stopped = false
  #relayedAt = clock.systemNow().toMillis()
  #namedUnknownAt = -Infinity

  constructor(private queue: JobQueue) {}

  async start(): Promise<void> {
    await this.queue.work((job, error) => logger.error({ err: error, job }, 'job failed'))
    this.#schedule()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#relaying
  }

  /** What this worker should look after and does not, by name; nothing when jobs and events are taken. */
  silent(at = clock.systemNow().toMillis()): string[] {
    const isRelaying = at - this.#relayedAt < silentMsMax
    return [...(isRelaying ? [] : ['outbox']), ...this.queue.silent(at)]
  }

  #schedule(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#relaying = this.#relayAll().finally(() => this.#schedule())
    }, relayEveryMs)
  }

  async #relayAll(): Promise<void> {
    try {
      const enqueue = this.queue.enqueue.bind(this.queue)
      while (!this.#stopped && (await inLane('job', () => relay(enqueue))) > 0)
        this.#relayedAt = clock.systemNow().toMillis()
      this.#relayedAt = clock.systemNow().toMillis()
      if (this.#relayedAt - this.#namedUnknownAt < nameUnknownEveryMs) return
      this.#namedUnknownAt = this.#relayedAt
      await inLane('job', nameUnknownEvents)
    } catch (error) {
      logger.error({ err: error }, 'the outbox could not be relayed')
    }
  }
}
