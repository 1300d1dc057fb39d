import { AsyncLocalStorage } from 'node:async_hooks'
import { Overloaded, Throttled } from '../errors.js'
import { messages } from '../i18n/fa.js'
import { Semaphore } from '../process/semaphore.js'

/** What a connection is taken for; anything that is neither a command nor a job is a read. */
export type Lane = 'read' | 'command' | 'job'

const lanes = new AsyncLocalStorage<Lane>()

export const inLane = <T>(lane: Lane, work: () => T): T => lanes.run(lane, work)

const currentLane = (): Lane => lanes.getStore() ?? 'read'

export interface LaneLimits extends Record<Lane, number> {
  /** Commands and jobs together: what may wait for locks. */
  writers: number
}

/**
 * How many connections of a pool each lane may hold at once, so that waiting for locks never starves reads, nor slow
 * reads, commands and jobs each other.
 */
export const laneLimits = (size: number): LaneLimits => ({
  read: Math.max(1, Math.floor(size * 0.8)),
  command: Math.max(1, Math.floor(size * 0.6)),
  job: Math.max(1, Math.floor(size * 0.6)),
  writers: Math.max(1, Math.floor(size * 0.8)),
})

/** Jobs queue: nobody waits for their answer. */
const jobWaitMs = 60_000

export class ConnectionLanes {
  readonly #lanes: Record<Lane, Semaphore[]>
  readonly #holds = new WeakMap<object, Semaphore[]>()

  constructor(limits: LaneLimits, waitMs: number) {
    const atMost = (limit: number, wait: number) =>
      new Semaphore(limit, Infinity, messages.overloaded, wait)
    const patience = Math.max(waitMs, jobWaitMs)
    const writers = atMost(limits.writers, patience)
    this.#lanes = {
      read: [atMost(limits.read, waitMs)],
      command: [atMost(limits.command, waitMs), writers],
      job: [atMost(limits.job, patience), writers],
    }
  }

  /** @throws Overloaded (503) when the lane stays full */
  async take<Connection extends object>(acquire: () => Promise<Connection>): Promise<Connection> {
    const held: Semaphore[] = []
    try {
      for (const semaphore of this.#lanes[currentLane()]) {
        await semaphore.acquire()
        held.push(semaphore)
      }
      const connection = await acquire()
      this.#holds.set(connection, held)
      return connection
    } catch (error) {
      held.forEach((semaphore) => semaphore.release())
      throw error instanceof Throttled ? new Overloaded() : error
    }
  }

  giveBack(connection: object): void {
    this.#holds.get(connection)?.forEach((semaphore) => semaphore.release())
    this.#holds.delete(connection)
  }
}
