import { Throttled } from '../errors.js'
import { messages } from '../i18n/fa.js'

/** What is refused may be asked again by then. */
const retryAfterS = 5

interface Waiting {
  goOn: () => void
  timer?: NodeJS.Timeout
}

/** Lets so many tasks run at once; the others wait in order, as far as there is room, and no longer than `waitMs`. */
export class Semaphore {
  #running = 0
  readonly #waiting: Waiting[] = []

  constructor(
    private atOnce: number,
    private waitingMax = Infinity,
    private busy: string = messages.overloaded,
    private waitMs = Infinity
  ) {}

  get isIdle(): boolean {
    return this.#running === 0
  }

  /** @throws Throttled (429) when too many wait already, or the wait was in vain */
  async acquire(): Promise<void> {
    if (this.#running < this.atOnce) this.#running++
    else if (this.#waiting.length >= this.waitingMax) throw this.#refusal()
    else await this.#wait()
  }

  release(): void {
    const next = this.#waiting.shift()
    if (!next) {
      this.#running--
      return
    }
    clearTimeout(next.timer)
    next.goOn()
  }

  /** @throws Throttled (429) as `acquire` does */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire()
    try {
      return await work()
    } finally {
      this.release()
    }
  }

  #wait(): Promise<void> {
    return new Promise((goOn, refuse) => {
      const waiting: Waiting = { goOn }
      this.#waiting.push(waiting)
      if (this.waitMs === Infinity) return
      waiting.timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        refuse(this.#refusal())
      }, this.waitMs)
    })
  }

  #refusal(): Throttled {
    return new Throttled(retryAfterS, this.busy)
  }
}

/** A semaphore for each key, for as long as anybody uses it. */
export class KeyedSemaphore {
  readonly #semaphores = new Map<string, Semaphore>()

  constructor(
    private atOnce: number,
    private waitingMax = Infinity,
    private busy?: string,
    private waitMs?: number
  ) {}

  /** @throws Throttled (429) as `Semaphore.run` does */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const semaphore =
      this.#semaphores.get(key) ??
      new Semaphore(this.atOnce, this.waitingMax, this.busy, this.waitMs)
    this.#semaphores.set(key, semaphore)
    try {
      return await semaphore.run(work)
    } finally {
      if (semaphore.isIdle) this.#semaphores.delete(key)
    }
  }
}

/** Tasks under one key run one after the other, and only so many wait for it. */
export class KeyedMutex extends KeyedSemaphore {
  constructor(waitingMax = Infinity, busy?: string) {
    super(1, waitingMax, busy)
  }
}
