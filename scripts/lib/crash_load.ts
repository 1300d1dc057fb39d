import { setTimeout as pause } from 'node:timers/promises'
import { type Payable, code } from '../bench/invoices.ts'

/** What became of one payment, as its customer knows it. */
export type Known = 'acknowledged' | 'paid already'

const retryMs = 50
/** A customer's phone gives up on one try after this long; then it tries again. */
const patienceMs = 5_000

/** Customers who pay one invoice after another, and try again where no answer came. */
export class PaymentLoad {
  readonly known = new Map<string, Known>()
  /** Answers that say neither yes nor "it was paid before" nor that something is down. */
  readonly strange: string[] = []
  private readonly queue: Iterator<Payable>
  private readonly waiting = new Set<{ since: number; resolve: () => void }>()
  private stopped = false
  private readonly customers: Promise<void>[]
  private readonly port: () => number

  constructor(port: () => number, invoices: Payable[], width: number) {
    this.port = port
    this.queue = invoices.values()
    this.customers = Array.from({ length: width }, () => this.customer())
  }

  /** Settles when a payment that is sent from now on is acknowledged. */
  nextSuccess() {
    const since = performance.now()
    return new Promise<void>((resolve) => this.waiting.add({ since, resolve }))
  }

  /** Everybody finishes the invoice at hand. */
  async stop() {
    this.stopped = true
    await Promise.all(this.customers)
  }

  private async customer() {
    for (let next = this.queue.next(); !next.done && !this.stopped; next = this.queue.next()) {
      while (!(await this.isSettled(next.value))) await pause(retryMs)
    }
  }

  private async isSettled({ orderId, shop }: Payable) {
    const sent = performance.now()
    const answer = await fetch(
      `http://127.0.0.1:${this.port()}/api/order/pending-orders/${orderId}/payment-otp-verify`,
      {
        method: 'POST',
        headers: { 'authorization': `Bearer ${shop.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ otpSecret: code }),
        signal: AbortSignal.timeout(patienceMs),
      }
    ).catch(() => undefined)
    if (!answer || answer.status >= 500) return false
    const told = await answer.text().catch(() => undefined)
    if (told === undefined) return false
    if (answer.status === 200) this.acknowledge(orderId, sent)
    else if (answer.status === 409) this.known.set(orderId, 'paid already')
    else this.strange.push(`${answer.status} ${told}`)
    return true
  }

  private acknowledge(orderId: string, sent: number) {
    this.known.set(orderId, 'acknowledged')
    for (const wanted of this.waiting) {
      if (wanted.since > sent) continue
      wanted.resolve()
      this.waiting.delete(wanted)
    }
  }
}
