import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

interface Asked {
  path: string
  token: string
  /** Without one it is read. */
  body?: object
  /** Refusals that count as success. */
  fine?: string
}

/** The answer to a repeated command. */
export const doneBefore = 'AlreadyProcessedException'
const retryMs = 50
const patienceMs = 10_000
/** Long after recovery: later failures are genuine. */
const doneMsMax = 240_000

/** Ends an unneeded lane. */
class Abandoned extends Error {}

/** A client that retries until done. */
export class Asking {
  /** Answers that say neither yes nor that it was done before. */
  readonly strange: string[] = []
  isStopped = false
  private isAbandoned = false
  private readonly port: () => number

  constructor(port: () => number) {
    this.port = port
  }

  abandon() {
    this.isStopped = true
    this.isAbandoned = true
  }

  /** Sequential, until stopped or exhausted. */
  async lane<Item>(items: Iterable<Item>, run: (item: Item) => Promise<void>, betweenMs = 0) {
    try {
      for (const item of items) {
        if (this.isStopped) return
        await run(item)
        if (betweenMs) await pause(betweenMs)
      }
    } catch (error) {
      if (!(error instanceof Abandoned)) throw error
    }
  }

  /**
   * Retries; an earlier success counts.
   * @returns the last answer
   */
  async done(asked: Asked): Promise<Record<string, unknown>> {
    // Makes retries idempotent.
    const key = randomUUID()
    const until = performance.now() + doneMsMax
    for (;;) {
      if (this.isAbandoned) throw new Abandoned()
      const answer = await this.ask(asked, key).catch(() => undefined)
      if (answer && answer.status < 500) {
        const { status, text } = answer
        const body = JSON.parse(text || '{}') as Record<string, unknown>
        const isDone = status < 300 || body.title === asked.fine
        if (!isDone) this.strange.push(`${asked.path}: ${status} ${text}`)
        return body
      }
      if (performance.now() > until) {
        this.strange.push(`${asked.path}: not done in ${doneMsMax} ms`)
        return {}
      }
      await pause(retryMs)
    }
  }

  /** A staff list. */
  async list(asked: Omit<Asked, 'body'>) {
    return (await this.done(asked)) as unknown as Record<string, unknown>[]
  }

  /** Reads again until it says so. */
  async until(asked: Omit<Asked, 'body'>, isSo: (body: Record<string, unknown>) => boolean) {
    const limit = performance.now() + doneMsMax
    for (;;) {
      if (isSo(await this.done(asked))) return
      if (performance.now() > limit) {
        this.strange.push(`${asked.path}: not so in ${doneMsMax} ms`)
        return
      }
      await pause(retryMs)
    }
  }

  private async ask({ path, token, body }: Asked, key: string) {
    const answer = await fetch(`http://127.0.0.1:${this.port()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: answer.status, text: await answer.text() }
  }
}
