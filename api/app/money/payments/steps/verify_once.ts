import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import Payment from '#app/money/payments/models/payment'
import { clock } from '#app/platform/time/clock'
import { isWindowOver, type PaymentEnding } from '../domain/ending.js'
import { gatewayOf } from '../gateways.js'
import BankDialogue from './bank_dialogue.js'
import { queryBankStatus } from './query_bank_status.js'
import PaymentLease, { LeaseLost } from './payment_lease.js'
import SettlePayment from './settle_payment.js'

/** A callback may arrive meanwhile: then look once more. */
const roundsMax = 2

@inject()
export default class VerifyOnce {
  /** How long a dead process keeps its payment; a live one renews. */
  holdMs = 60_000

  constructor(private settlePayment: SettlePayment) {}

  /** @returns null when another holds the payment, or when it has ended for good */
  async execute(id: string, tries = 1): Promise<Payment | null> {
    const lease = await PaymentLease.take(id, this.holdMs)
    if (!lease) return null
    try {
      return await lease.during(() => this.#work(lease, tries))
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      logger.warn({ paymentId: id }, 'another process took the payment over')
      return Payment.findOrFail(id)
    }
  }

  async #work(lease: PaymentLease, tries: number): Promise<Payment> {
    for (let round = 1; ; round++) {
      const payment = await Payment.findOrFail(lease.paymentId)
      const gateway = await gatewayOf(payment)
      const bank = gateway && new BankDialogue(payment, gateway, lease, tries)
      const ending: PaymentEnding = bank ? await queryBankStatus(bank) : { kind: 'OPEN' }
      const isLate = isWindowOver(payment, gateway, clock.systemNow().toMillis())
      const holdsMoney = bank?.holdsMoney ?? false
      const ended = await this.settlePayment.byBank({ payment, ending, isLate, holdsMoney, lease })
      if (ended) return ended
      if (round === roundsMax) return Payment.findOrFail(payment.id)
    }
  }
}
