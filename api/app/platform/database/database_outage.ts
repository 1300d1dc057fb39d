const lookEveryMs = 1_000

interface Outage {
  /** @throws while the database cannot be used */
  look: () => Promise<void>
  onBack: (awaySeconds: number) => Promise<void>
}

/** From the first fault until the database can be used again. */
export class DatabaseOutage {
  #since?: number

  constructor(private outage: Outage) {}

  /** Starts polling for the database, unless that runs already. */
  begin(): void {
    if (this.#since !== undefined) return
    this.#since = performance.now()
    this.#lookLater()
  }

  #lookLater(): void {
    setTimeout(() => void this.#look(), lookEveryMs).unref()
  }

  async #look(): Promise<void> {
    try {
      await this.outage.look()
    } catch {
      // Told by whoever met it first.
      return this.#lookLater()
    }
    const awayMs = performance.now() - this.#since!
    this.#since = undefined
    await this.outage.onBack(Math.ceil(awayMs / 1_000))
  }
}
