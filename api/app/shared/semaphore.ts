import { Throttled } from './errors.js'
import { messages } from './i18n/fa.js'

/** What is refused may be asked again by then. */
const retryAfterS = 5

/** Lets so many tasks run at once; the others wait in order, as far as there is room. */
export class Semaphore {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    private atOnce: number,
    private waitingMax = Infinity,
    private busy: string = messages.overloaded
  ) {}

  get isIdle(): boolean {
    return this.#running === 0
  }

  /** @throws Throttled (429) when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running++
    else if (this.#waiting.length >= this.waitingMax) {
      throw new Throttled(retryAfterS, this.busy)
    } else await new Promise<void>((goOn) => this.#waiting.push(goOn))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

/** Tasks under one key run one after the other, and only so many wait for it. */
export class KeyedMutex {
  readonly #semaphores = new Map<string, Semaphore>()

  constructor(
    private waitingMax = Infinity,
    private busy?: string
  ) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const semaphore = this.#semaphores.get(key) ?? new Semaphore(1, this.waitingMax, this.busy)
    this.#semaphores.set(key, semaphore)
    try {
      return await semaphore.run(work)
    } finally {
      if (semaphore.isIdle) this.#semaphores.delete(key)
    }
  }
}
