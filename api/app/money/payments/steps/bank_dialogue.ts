import logger from '@adonisjs/core/services/logger'
import type { BankQuestion, BankVerdict } from '#contracts/payments'
import type Payment from '#app/money/payments/models/payment'
import { clock } from '#app/platform/time/clock'
import { sqlState, uniqueViolation } from '#app/platform/database/database'
import {
  GatewayUnreachable,
  type BankAnswer,
  type Gateway,
  type KnownPayment,
} from '../domain/gateway.js'
import { knownOf } from '../domain/known_payment.js'
import { isReceiptTaken } from '../queries/is_receipt_taken.js'
import { keepBankAnswer } from './keep_bank_answer.js'
import type PaymentLease from './payment_lease.js'

/**
 * The dialogue with the bank about one payment: each request under the lease, each answer kept. Silence and nonsense
 * count as UNKNOWN.
 */
export default class BankDialogue {
  #lastWord: BankVerdict | undefined

  constructor(
    readonly payment: Payment,
    private gateway: Gateway,
    private lease: PaymentLease,
    /** Tries per question. */
    private triesMax: number
  ) {}

  get holdsMoney(): boolean {
    return this.#lastWord === 'PAID' || this.#lastWord === 'SETTLED'
  }

  get mustSettle(): boolean {
    return this.gateway.settle !== undefined
  }

  async verify(): Promise<BankAnswer> {
    const { payment } = this
    const at = clock.systemNow()
    // Written before the request: from here on the bank may keep the money.
    if (!payment.verifyAskedAt) await this.lease.write({ verify_asked_at: at.toJSDate() })
    return this.#ask('VERIFY', async (known) => {
      try {
        return await this.gateway.verify(known)
      } finally {
        payment.verifyAskedAt ??= at
      }
    })
  }

  settle(): Promise<BankAnswer> {
    return this.#ask('SETTLE', (known) => this.gateway.settle!(known))
  }

  /** From here on nobody settles or captures this payment. */
  async reverse(reason: string): Promise<BankAnswer> {
    if (!this.payment.reversalReason) {
      await this.lease.write({ reversal_reason: reason })
      this.payment.reversalReason = reason
    }
    return this.#ask('REVERSE', (known) => this.gateway.reverse(known))
  }

  /** Null where the bank cannot be asked. */
  async inquire(): Promise<BankAnswer | null> {
    return this.#once('INQUIRE', (known) => this.gateway.inquire(known))
  }

  async adopt(receipt: string): Promise<boolean> {
    const { payment } = this
    const isClosed = payment.status === 'FINAL_ERROR'
    if (await isReceiptTaken(payment, receipt)) return this.#leave()
    if (payment.gatewayReceipt === receipt && !isClosed) return true
    try {
      await this.lease.write({
        gateway_receipt: receipt,
        // The bank was paid, so a closed payment reopens.
        ...((payment.status === 'REDIRECTED' || isClosed) && {
          status: 'CALLBACK_RECEIVED',
          callback_at: clock.systemNow().toJSDate(),
        }),
      })
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error
      return this.#leave()
    }
    await payment.refresh()
    return true
  }

  async #leave(): Promise<false> {
    const { payment } = this
    logger.error({ paymentId: payment.id }, 'the bank names the receipt of another payment')
    await this.lease.write({ gateway_receipt: null, failure: 'RECEIPT_USED_BEFORE' })
    await payment.refresh()
    return false
  }

  async #ask(
    question: BankQuestion,
    call: (known: KnownPayment) => Promise<BankAnswer>
  ): Promise<BankAnswer> {
    for (let tries = 1; ; tries++) {
      const { isPassing, ...answer } = (await this.#once(question, call))!
      if (!isPassing || tries >= this.triesMax) return answer
    }
  }

  async #once(
    question: BankQuestion,
    call: (known: KnownPayment) => Promise<BankAnswer | null>
  ): Promise<(BankAnswer & { isPassing?: boolean }) | null> {
    await this.lease.renew()
    const answer = await this.#answerOf(question, call)
    if (answer) await keepBankAnswer(this.payment.id, question, answer, this.lease.attempt)
    if (answer && answer.verdict !== 'UNKNOWN') this.#lastWord = answer.verdict
    return answer
  }

  async #answerOf(
    question: BankQuestion,
    call: (known: KnownPayment) => Promise<BankAnswer | null>
  ): Promise<(BankAnswer & { isPassing?: boolean }) | null> {
    try {
      return await call(knownOf(this.payment))
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      logger.warn({ err: error, paymentId: this.payment.id, question }, 'a bank did not answer')
      return { verdict: 'UNKNOWN', code: error.code, isPassing: error.isPassing }
    }
  }
}
