import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'

/** Somebody else holds the payment, or it has ended: stop talking to the bank. */
export class LeaseLost extends Error {}

type Value = string | number | boolean | Date | null

/** One lost renewal must not lose the lease. */
const renewalsPerHold = 3
// Closed ones are asked about too; closing one for good raises the attempt.
const open = `status in ('REDIRECTED', 'CALLBACK_RECEIVED', 'IN_DOUBT', 'FINAL_ERROR')`

const taking = `
  update payments
     set verify_attempt = verify_attempt + 1, asked_at = clock_timestamp(),
         verifying_until = clock_timestamp() + make_interval(secs => ?)
   where id = ? and ${open} and indicator <> 'OFFLINE'
     and (verifying_until is null or verifying_until < clock_timestamp())
  returning verify_attempt as attempt`
const renewing = `
  update payments set verifying_until = clock_timestamp() + make_interval(secs => ?)
   where id = ? and verify_attempt = ? and ${open}
  returning id`

/**
 * One process talks to the bank about a payment. The attempt is a fencing token that every write compares, so a paused
 * holder changes nothing. Uses the database's clock.
 */
export default class PaymentLease {
  #beat: NodeJS.Timeout | undefined

  private constructor(
    readonly paymentId: string,
    readonly attempt: number,
    private readonly holdMs: number
  ) {}

  /** @returns null when another holds the payment, or when it has ended */
  static async take(paymentId: string, holdMs: number): Promise<PaymentLease | null> {
    const { rows } = await db.rawQuery<{ rows: { attempt: number }[] }>(taking, [
      holdMs / 1000,
      paymentId,
    ])
    return rows.length ? new PaymentLease(paymentId, rows[0].attempt, holdMs) : null
  }

  /** Keeps renewing while the work runs. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#beat = setInterval(() => void this.#renewQuietly(), this.holdMs / renewalsPerHold)
    this.#beat.unref()
    try {
      return await work()
    } finally {
      clearInterval(this.#beat)
      await db
        .from('payments')
        .where({ id: this.paymentId, verify_attempt: this.attempt })
        .update({ verifying_until: null })
    }
  }

  /**
   * Before each request to the bank.
   * @throws LeaseLost
   */
  async renew(): Promise<void> {
    const { rows } = await db.rawQuery<{ rows: unknown[] }>(renewing, [
      this.holdMs / 1000,
      this.paymentId,
      this.attempt,
    ])
    if (rows.length === 0) throw new LeaseLost(this.paymentId)
  }

  /**
   * Writes while the payment is ours and open.
   * @throws LeaseLost
   */
  async write(changes: Record<string, Value>): Promise<void> {
    const written = await db
      .from('payments')
      .where({ id: this.paymentId, verify_attempt: this.attempt })
      .whereRaw(open)
      .update(changes, ['id'])
    if (written.length === 0) throw new LeaseLost(this.paymentId)
  }

  /** A failed renewal shows at the next request. */
  async #renewQuietly(): Promise<void> {
    try {
      await this.renew()
    } catch (error) {
      clearInterval(this.#beat)
      logger.warn({ err: error, paymentId: this.paymentId }, 'a payment is held no longer')
    }
  }
}
