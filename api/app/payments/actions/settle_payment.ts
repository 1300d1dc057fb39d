import { inject } from '@adonisjs/core'
import { gatewayCaptured } from '#app/ledger/domain/entries'
import Ledger from '#app/ledger/ledger'
import { paymentTransitions, type PaymentPurpose } from '#contracts/payments'
import { canMove } from '#contracts/transitions'
import Payment, { type PaymentOutcome } from '#app/payments/models/payment'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { Refusal } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import type { Verification } from '../domain/gateway.js'
import { fulfilmentOf } from '../fulfilments.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    /** Money that was meant for something else stays in the wallet. */
    PaymentKeptAsCash: {
      paymentId: string
      userId: string
      amount: number
      purpose: PaymentPurpose
      reason: string
    }
  }
}

/**
 * Ends a payment by what the bank has said: the money into the wallet and on to its purpose, or the
 * failure; all in one transaction, once.
 */
@inject()
export default class SettlePayment {
  constructor(private ledger: Ledger) {}

  execute(id: string, verification: Verification): Promise<Payment> {
    return transaction((trx) => this.within(id, verification, trx))
  }

  async within(id: string, verification: Verification, trx: Trx): Promise<Payment> {
    const payment = await Payment.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    if (!canMove(paymentTransitions, payment.status, 'COMPLETED')) return payment
    if (!verification.isVerified) {
      return payment
        .merge({ status: 'FINAL_ERROR', failure: verification.failure, verifyingUntil: null })
        .save()
    }
    await fulfilmentOf(payment.purpose)?.lock(payment, trx)
    await this.#capture(payment, trx)
    const outcome = await fulfil(payment, trx)
    return payment
      .merge({
        status: 'COMPLETED',
        outcome,
        failure: null,
        completedAt: clock.businessNow(),
        verifyingUntil: null,
      })
      .save()
  }

  async #capture({ id, userId, plan, amount }: Payment, trx: Trx) {
    const wallet = await this.ledger.accountOf('wallet', { type: 'PERSON', id: userId }, plan, trx)
    const source = { type: 'payment', id }
    await this.ledger.post('GATEWAY_CAPTURED', gatewayCaptured(wallet, amount), source, trx)
  }
}

/** Uses the money for what it was paid for; what cannot be done any more leaves it as cash. */
const fulfil = async (payment: Payment, trx: Trx): Promise<PaymentOutcome> => {
  const fulfilment = fulfilmentOf(payment.purpose)
  if (!fulfilment) return 'CHARGED'
  try {
    await trx.transaction((savepoint) => fulfilment.fulfil(payment, savepoint))
    return fulfilment.outcome
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { id, userId, amount, purpose } = payment
    const reason = error.message
    await publish('PaymentKeptAsCash', { paymentId: id, userId, amount, purpose, reason }, trx)
    return 'KEPT_AS_CASH'
  }
}
