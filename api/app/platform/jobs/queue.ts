import { PgBoss, fromKnex, type JobResult, type WipData } from 'pg-boss'
import { clock } from '../time/clock.js'
import { inLane } from '../database/connection_lanes.js'
import type { Trx } from '../database/database.js'
import { inSpan } from '../tracing/tracer.js'

/** A kind of work done in the background, at least once: `run` must bear being repeated. */
export interface Job<Data extends object> {
  name: string
  run: (data: Data) => Promise<void>
  /** Cron expression in Tehran time, for work that starts by itself. */
  cron?: string
  /** Tries after a failure, with growing delays. */
  retries?: number
  /** How many of them each process runs at once, for work that mostly waits; one when not given. */
  parallel?: number
  /**
   * How many are fetched in one go and run side by side, for short work that comes in heaps; one when
   * not given. Each succeeds or fails for itself. While more wait than this, nobody pauses.
   */
  batch?: number
  /** Jobs of one group leave room for those of others: one process runs at most half as many of them. */
  groupOf?: (data: Data) => string
}

type AnyJob = Job<never>

const jobs = new Map<string, AnyJob>()

/** Makes the job known to the worker. Names are unique. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => {
  if (jobs.has(job.name)) throw new Error(`the job ${job.name} is defined twice`)
  jobs.set(job.name, job)
  return job
}

export const definedJobs = (): AnyJob[] => [...jobs.values()]

/**
 * A job whose process has not said for so long that it lives is given to another one, within a minute in all. While
 * it lives nobody takes the job, however long it runs.
 */
const heartbeatSeconds = 30
const heartbeatRefreshSeconds = 5
const superviseSeconds = 10
const expireInSeconds = 12 * 3_600
export const queueOptions = { heartbeatSeconds, expireInSeconds }

/** What runs while the process stops has so long to end; then it waits for another process. */
const stopMs = 7_000
/** Queues and outbox are asked twice a second; nobody is silent for so long unless something is broken. */
export const silentMsMax = 30_000

/**
 * The queue of one process. `start` only sends; `work` also runs the jobs. Both use the schema that
 * `db:prepare` has made as the owner.
 */
export class JobQueue {
  #boss: PgBoss
  #running = 0

  constructor(connectionString: string, onError: (error: Error) => void) {
    this.#boss = new PgBoss({
      connectionString,
      schema: 'pgboss',
      max: 4,
      migrate: false,
      createSchema: false,
      supervise: true,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      schedule: true,
    })
    this.#boss.on('error', onError)
  }

  async start(): Promise<void> {
    await this.#boss.start()
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: stopMs })
  }

  get running(): number {
    return this.#running
  }

  /** Takes no more work; what runs goes on. */
  async rest(): Promise<void> {
    await Promise.all(definedJobs().map(({ name }) => this.#boss.offWork(name, { wait: false })))
  }

  /** The queues that have not been looked into for too long; who runs a job need not look. */
  silent(at = clock.systemNow().toMillis()): string[] {
    const workers = this.#boss.getWipData()
    const asks = ({ state, count, createdOn, lastFetchedOn }: WipData) =>
      state === 'active' && (count > 0 || at - (lastFetchedOn ?? createdOn) < silentMsMax)
    return definedJobs()
      .map(({ name }) => name)
      .filter((queue) => !workers.some((worker) => worker.name === queue && asks(worker)))
  }

  /**
   * Enqueues inside the caller's transaction: no job without its change, no change without its job.
   * @param startAfter in system time; at once when not given
   */
  async enqueue<Data extends object>(
    job: Job<Data>,
    data: Data,
    trx: Trx,
    startAfter?: Date
  ): Promise<void> {
    await this.#boss.send(job.name, data, {
      startAfter,
      ...(job.groupOf && { group: { id: job.groupOf(data) } }),
      db: fromKnex(trx.knexClient as never),
      retryLimit: job.retries ?? 8,
      retryBackoff: true,
      retryDelay: 2,
    })
  }

  /** Takes work until `stop`. */
  async work(
    onFailure: (job: string, error: unknown) => void,
    wanted: AnyJob[] = definedJobs()
  ): Promise<void> {
    for (const job of wanted) {
      const runOne = async ({ id, data }: { id: string; data: unknown }): Promise<JobResult> => {
        this.#running++
        try {
          await inLane('job', () => inSpan(`job ${job.name}`, () => job.run(data as never)))
          return { id, status: 'completed' }
        } catch (error) {
          onFailure(job.name, error)
          return { id, status: 'failed', output: error as Error }
        } finally {
          this.#running--
        }
      }
      await this.#boss.work(
        job.name,
        {
          pollingIntervalSeconds: 0.5,
          batchSize: job.batch ?? 1,
          burstWhenBatchFull: true,
          perJobResults: true,
          heartbeatRefreshSeconds,
          localConcurrency: job.parallel ?? 1,
          ...(job.groupOf && { localGroupConcurrency: Math.ceil((job.parallel ?? 1) / 2) }),
        },
        (taken) => Promise.all(taken.map(runOne))
      )
      if (job.cron) await this.#boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Tehran' })
    }
  }

  /** Runs everything that waits, until nothing does; for tests and the demo clock. */
  async drain(): Promise<void> {
    let ran = true
    while (ran) {
      ran = false
      for (const job of definedJobs()) {
        const taken = await this.#boss.fetch(job.name, { batchSize: 20 })
        for (const { id, data } of taken) {
          ran = true
          try {
            await job.run(data as never)
          } catch (error) {
            // Waits for its next try like any other failed job, instead of seeming to run.
            await this.#boss.fail(job.name, id)
            throw error
          }
          await this.#boss.complete(job.name, id)
        }
      }
    }
  }
}
