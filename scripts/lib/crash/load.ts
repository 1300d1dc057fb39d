import { setTimeout as pause } from 'node:timers/promises'
import { code } from '../../bench/invoices.ts'
import type { Due } from '../../bench/batches.ts'

export type Known = 'acknowledged' | 'paid already'

const retryMs = 50
/** A client timeout before the retry. */
const patienceMs = 5_000

/** Pay invoices and batches, retrying lost answers. */
export class PaymentLoad {
  readonly known = new Map<string, Known>()
  readonly strange: string[] = []
  /** Settles when nothing is left to pay: the run then proves nothing. */
  readonly ranOut: Promise<void>
  private readonly queue: Iterator<Due>
  private readonly waiting = new Set<{ since: number; resolve: () => void }>()
  private stopped = false
  private abandoned = false
  private readonly customers: Promise<void>[]
  private readonly port: () => number

  constructor(port: () => number, dues: Due[], width: number) {
    this.port = port
    this.queue = dues.values()
    this.customers = Array.from({ length: width }, () => this.customer())
    this.ranOut = Promise.all(this.customers).then(() => undefined)
  }

  /** Settles on the next acknowledged payment. */
  nextSuccess() {
    const since = performance.now()
    return new Promise<void>((resolve) => this.waiting.add({ since, resolve }))
  }

  /** Finishes current invoices. */
  async stop() {
    this.stopped = true
    await this.ranOut
  }

  /** Drops current invoices. */
  abandon() {
    this.stopped = true
    this.abandoned = true
  }

  private async customer() {
    for (let next = this.queue.next(); !next.done && !this.stopped; next = this.queue.next()) {
      while (!(await this.isSettled(next.value)) && !this.abandoned) await pause(retryMs)
    }
  }

  /** A killed server's request may ignore its abort signal. */
  private async isSettled(due: Due) {
    const patience = new AbortController()
    const settled = this.pay(due, patience.signal).catch(() => false)
    const gaveUp = pause(patienceMs, false, { signal: patience.signal }).catch(() => false)
    try {
      return await Promise.race([settled, gaveUp])
    } finally {
      patience.abort()
    }
  }

  private async pay(due: Due, signal: AbortSignal) {
    const sent = performance.now()
    const orderIds = due.map(({ orderId }) => orderId)
    const [which, body] =
      orderIds.length > 1
        ? ['several', { orderIds, otpSecret: code }]
        : [orderIds[0], { otpSecret: code }]
    const answer = await fetch(
      `http://127.0.0.1:${this.port()}/api/order/pending-orders/${which}/payment-otp-verify`,
      {
        method: 'POST',
        headers: {
          'authorization': `Bearer ${due[0]!.shop.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        signal,
      }
    )
    if (answer.status >= 500) return false
    const told = await answer.text()
    if (signal.aborted) return false
    if (answer.status === 200) this.acknowledge(orderIds, sent)
    else if (answer.status === 409) this.learn(orderIds, 'paid already')
    else this.strange.push(`${answer.status} ${told}`)
    return true
  }

  private learn(orderIds: string[], known: Known) {
    for (const orderId of orderIds) this.known.set(orderId, known)
  }

  private acknowledge(orderIds: string[], sent: number) {
    this.learn(orderIds, 'acknowledged')
    for (const wanted of this.waiting) {
      if (wanted.since > sent) continue
      wanted.resolve()
      this.waiting.delete(wanted)
    }
  }
}
