import logger from '@adonisjs/core/services/logger'
import { inLane } from '../connection_lanes.js'
import { relay } from '../events/outbox.js'
import type { JobQueue } from './queue.js'

const relayEveryMs = 400

/** The background half of the product: relays events from the outbox and runs the jobs. */
export class Worker {
  #timer?: NodeJS.Timeout
  #relaying: Promise<void> = Promise.resolve()
  #stopped = false

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

  #schedule(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#relaying = this.#relayAll().finally(() => this.#schedule())
    }, relayEveryMs)
  }

  async #relayAll(): Promise<void> {
    try {
      const enqueue = this.queue.enqueue.bind(this.queue)
      while (!this.#stopped && (await inLane('job', () => relay(enqueue))) > 0);
    } catch (error) {
      logger.error({ err: error }, 'the outbox could not be relayed')
    }
  }
}
