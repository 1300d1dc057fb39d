/** Lets so many works run side by side; the others wait, in their order. */
export class Turns {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(private atOnce: number) {}

  get isIdle(): boolean {
    return this.#running === 0
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running++
    else await new Promise<void>((goOn) => this.#waiting.push(goOn))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

/** Works under one key run one after the other. */
export class TurnsByKey {
  readonly #turns = new Map<string, Turns>()

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(key) ?? new Turns(1)
    this.#turns.set(key, turns)
    try {
      return await turns.run(work)
    } finally {
      if (turns.isIdle) this.#turns.delete(key)
    }
  }
}
