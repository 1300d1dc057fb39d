import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { gatewayCaptured } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import {
  isEnded,
  paymentTransitions,
  type PaymentPurpose,
  type PaymentStatus,
} from '#contracts/payments'
import type { Owner } from '#contracts/owners'
import { canMove } from '#contracts/transitions'
import Payment, { type PaymentOutcome } from '#app/money/payments/models/payment'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { Refusal } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { wasLeftWaiting, type PaymentEnding } from '../domain/ending.js'
import { nextAsk } from '../domain/next_ask.js'
import { fulfilmentOf } from '../fulfilments.js'
import { keepBankAnswer } from './keep_bank_answer.js'
import PaymentLease, { LeaseLost } from './payment_lease.js'

interface PaymentEnded {
  paymentId: string
  owner: Owner
  amount: number
  referenceCode: string
}

declare module '#app/platform/events/outbox' {
  interface Events {
    /** Money meant for something else stays in the wallet. */
    PaymentKeptAsCash: {
      paymentId: string
      owner: Owner
      amount: number
      purpose: PaymentPurpose
      reason: string
    }
    WalletCharged: PaymentEnded
    /** Failed after its owner was told that it is being checked. */
    CheckedPaymentFailed: PaymentEnded
    /** Staff found no transfer. */
    TransferRefused: PaymentEnded & { reason: string }
  }
}

interface ByBank {
  payment: Payment
  ending: PaymentEnding
  isLate: boolean
  /** Its last clear answer was that it has the money. */
  holdsMoney: boolean
  lease: PaymentLease
}

/** Ends a payment in one transaction, once: money to the wallet and its purpose, or the failure. */
@inject()
export default class SettlePayment {
  constructor(private ledger: Ledger) {}

  /**
   * @returns null when a callback brought something new: ask the bank again
   * @throws LeaseLost
   */
  byBank(said: ByBank): Promise<Payment | null> {
    const { payment: asked, ending, isLate, lease } = said
    return transaction(async (trx) => {
      const payment = await locked(asked.id, trx)
      if (payment.verifyAttempt !== lease.attempt) throw new LeaseLost(payment.id)
      if (payment.status === 'FINAL_ERROR') return stillClosed(payment, said, trx)
      if (isEnded(payment.status)) return payment
      if (payment.gatewayReceipt !== asked.gatewayReceipt || payment.status !== asked.status) {
        return null
      }
      if (ending.kind === 'PAID') return this.capture(payment, trx)
      if (ending.kind === 'FAILED') {
        return this.fail(payment, ending.failure, trx, ending.mayTurn)
      }
      if (!isLate) return payment
      return ending.kind === 'NEVER_VERIFIED' ? this.#lapse(payment, trx) : doubt(payment, trx)
    })
  }

  /**
   * Books and uses a locked payment's money.
   * @throws Error while it is being reversed
   */
  async capture(payment: Payment, trx: Trx): Promise<Payment> {
    refuseMove(payment, 'COMPLETED')
    await fulfilmentOf(payment.purpose)?.lock(payment, trx)
    await this.#book(payment, trx)
    const outcome = await fulfil(payment, trx)
    await voidDecision(payment, trx)
    return payment
      .merge({
        status: 'COMPLETED',
        outcome,
        failure: null,
        completedAt: clock.businessNow(),
        verifyingUntil: null,
        askAgainAt: null,
      })
      .save()
  }

  /** Closes a locked payment without money at the bank. mayTurn: keep asking the bank. */
  async fail(payment: Payment, failure: string, trx: Trx, mayTurn: boolean): Promise<Payment> {
    refuseMove(payment, 'FINAL_ERROR')
    await voidDecision(payment, trx)
    if (wasLeftWaiting(payment, clock.systemNow().toMillis())) {
      await publish('CheckedPaymentFailed', endedOf(payment), trx)
    }
    const closedAt = clock.systemNow()
    const askAgainAt = mayTurn && payment.indicator !== 'OFFLINE' ? nextAsk(closedAt) : null
    return payment
      .merge({ status: 'FINAL_ERROR', failure, verifyingUntil: null, closedAt, askAgainAt })
      .save()
  }

  /** Never verified, and the window is over: the bank has reversed it. */
  async #lapse(payment: Payment, trx: Trx): Promise<Payment> {
    const answer = { code: 'NEVER_VERIFIED', verdict: 'NOT_PAID' } as const
    await keepBankAnswer(payment.id, 'LAPSE', answer, payment.verifyAttempt, trx)
    // Without a receipt it cannot be asked; a late callback or the deposit file may bring one.
    return this.fail(payment, payment.failure ?? 'LEFT_UNPAID', trx, false)
  }

  async #book({ id, owner, amount }: Payment, trx: Trx) {
    const wallet = await this.ledger.walletOf(owner, trx)
    const source = { type: 'payment', id }
    await this.ledger.post('GATEWAY_CAPTURED', gatewayCaptured(wallet, amount), source, trx)
  }
}

/** What cannot be paid any more stays as cash. */
const fulfil = async (payment: Payment, trx: Trx): Promise<PaymentOutcome> => {
  const fulfilment = fulfilmentOf(payment.purpose)
  if (!fulfilment) {
    await publish('WalletCharged', endedOf(payment), trx)
    return 'CHARGED'
  }
  try {
    await trx.transaction((savepoint) => fulfilment.fulfil(payment, savepoint))
    return fulfilment.outcome
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { id, owner, amount, purpose } = payment
    const reason = error.message
    await publish('PaymentKeptAsCash', { paymentId: id, owner, amount, purpose, reason }, trx)
    return 'KEPT_AS_CASH'
  }
}

export const endedOf = ({ id, owner, amount, referenceCode }: Payment): PaymentEnded => ({
  paymentId: id,
  owner,
  amount,
  referenceCode,
})

const locked = (id: string, trx: Trx): Promise<Payment> =>
  Payment.query({ client: trx }).where({ id }).forUpdate().firstOrFail()

/**
 * For payments closed as unpaid: money at the bank reopens them; reversed or unaskable ones are asked about no more.
 */
const stillClosed = async (
  payment: Payment,
  { ending, holdsMoney }: ByBank,
  trx: Trx
): Promise<Payment> => {
  if (ending.kind === 'OPEN') return holdsMoney ? doubt(payment, trx) : payment
  const isOver = ending.kind === 'NEVER_VERIFIED' || (ending.kind === 'FAILED' && !ending.mayTurn)
  return isOver ? payment.merge({ askAgainAt: null }).save() : payment
}

const refuseMove = ({ id, status }: Payment, to: PaymentStatus): void => {
  if (!canMove(paymentTransitions, status, to)) throw new Error(`${id}: ${status} → ${to}`)
}

export const doubt = async (payment: Payment, trx: Trx): Promise<Payment> => {
  if (payment.status === 'IN_DOUBT') return payment
  refuseMove(payment, 'IN_DOUBT')
  const { id: paymentId, closedAt } = payment
  logger.error({ paymentId, closedAt }, 'a payment is in doubt: the bank has not said what it did')
  return payment
    .useTransaction(trx)
    .merge({ status: 'IN_DOUBT', inDoubtSince: clock.systemNow(), askAgainAt: null })
    .save()
}

/** The bank was faster than the second person. */
const voidDecision = async ({ id }: Payment, trx: Trx): Promise<void> => {
  await trx
    .from('payment_decisions')
    .where({ payment_id: id, status: 'PENDING' })
    .update({ status: 'VOID', decided_at: clock.businessNow().toJSDate() })
}
