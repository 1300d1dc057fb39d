import type { ApplicationService } from '@adonisjs/core/types'
import { draining } from '#app/platform/process/draining'
import { JobQueue } from '#app/platform/jobs/queue'
import { Worker } from '#app/platform/jobs/worker'

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
    draining.signal.addEventListener('abort', () => void this.#rest())
    if (draining.signal.aborted) await this.#rest()
  }

  async shutdown() {
    // Who stops while the queues are still being opened waits for them, instead of breaking them off.
    await this.#starting.catch(() => undefined)
    await this.#worker?.stop()
    await this.#queue?.stop()
  }

  /** What is told to stop takes no more jobs, while it still answers requests. */
  async #rest() {
    await this.#worker?.stop()
    await this.#queue?.rest()
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
      this.app.container.bindValue(Worker, this.#worker)
    }
  }
}
