import type { ApplicationService } from '@adonisjs/core/types'
import { JobQueue } from '#app/shared/jobs/queue'
import { Worker } from '#app/shared/jobs/worker'

/** One queue for the process; the worker runs inside the web process unless WORKER says otherwise. */
export default class JobsProvider {
  #queue?: JobQueue
  #worker?: Worker
  #starting: Promise<void> = Promise.resolve()

  constructor(private app: ApplicationService) {}

  register() {
    this.app.container.singleton(JobQueue, async () => {
      const { default: env } = await import('#start/env')
      const logger = await this.app.container.make('logger')
      return new JobQueue(env.get('DATABASE_URL'), (error) =>
        logger.error({ err: error }, 'the job queue reports a fault')
      )
    })
  }

  async ready() {
    this.#starting = this.#start()
    await this.#starting
  }

  async shutdown() {
    // Who stops while the queues are still being opened waits for them, instead of breaking them off.
    await this.#starting.catch(() => undefined)
    await this.#worker?.stop()
    await this.#queue?.stop()
  }

  async #start() {
    const runs = this.app.getEnvironment() === 'web' || this.app.getEnvironment() === 'test'
    if (!runs) return
    this.#queue = await this.app.container.make(JobQueue)
    await this.#queue.start()
    const { default: env } = await import('#start/env')
    if (this.app.getEnvironment() === 'web' && env.get('WORKER', true)) {
      this.#worker = new Worker(this.#queue)
      await this.#worker.start()
    }
  }
}
