import { StartRefused } from './start_refused.js'

const all: Registry<string, unknown>[] = []

/**
 * What other modules give for each of `keys`, by files that the start finds by their names (`start/modules.ts`). One that
 * is missing is a fault of the program: the process does not start.
 */
export class Registry<Key extends string, Value> {
  #given = new Map<Key, Value>()

  /** @param what to go before a key: "the fulfilment of" */
  constructor(
    readonly what: string,
    readonly keys: readonly Key[]
  ) {
    all.push(this as unknown as Registry<string, unknown>)
  }

  /** @throws Error where it was given before */
  give(key: Key, value: Value): void {
    if (this.#given.has(key)) throw new Error(`${this.what} ${key} is given twice`)
    this.#given.set(key, value)
  }

  /** @throws Error where nobody gave it */
  of(key: Key): Value {
    if (!this.#given.has(key)) throw new Error(`${this.what} ${key} is missing`)
    return this.#given.get(key)!
  }

  missing(): string[] {
    return this.keys.filter((key) => !this.#given.has(key)).map((key) => `${this.what} ${key}`)
  }
}

/** @throws StartRefused that names all that is missing */
export const refuseIncomplete = (registries: readonly Registry<string, unknown>[] = all): void => {
  const missing = registries.flatMap((registry) => registry.missing())
  if (missing.length) throw new StartRefused(`No module gives ${missing.join(', ')}.`)
}
