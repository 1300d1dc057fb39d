import { inject } from '@adonisjs/core'
import CancelLockedOrder from '#app/trade/orders/steps/cancel_locked_order'
import { lockOrder } from '#app/trade/orders/steps/lock_order'
import { setting } from '#app/reference/settings/settings'
import type { PartnerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import {
  cardPaymentDetails,
  type CardPaymentDetails,
  type KeptPayment,
} from '../queries/card_payments.js'
import { deviceOf } from '../queries/device_of.js'
import { keepPayment } from '../steps/keep_payment.js'
import { lockKeptPayment } from '../steps/locks.js'

interface ReverseCommand {
  actor: PartnerActor
  reference: string
  /** Rials, as of the payment. */
  amount: number
  /** Until the distributor is paid, instead of `cardReversalMinutes`. */
  isUntilSettled?: boolean
}

/**
 * Reverses a payment once, even one that never arrived: then the late payment is refused. Refused ones have nothing to
 * return. docs/adr/0023-card-payments.md
 * @throws Forbidden, Conflict for another amount, too late, or taken by a run or a fraud stop
 */
@inject()
export default class ReverseCardPayment {
  constructor(private cancelLocked: CancelLockedOrder) {}

  async execute({
    actor,
    reference,
    amount,
    isUntilSettled = false,
  }: ReverseCommand): Promise<CardPaymentDetails> {
    const { id: deviceId } = await deviceOf(actor)
    return transaction(async (trx) => {
      await keepPayment({ deviceId, reference, status: 'REVERSED', amount }, trx)
      const kept = await lockKeptPayment(deviceId, reference, trx)
      if (kept.amount !== amount) throw new Conflict(messages.referenceTaken)
      if (kept.status === 'PAID') {
        if (!isUntilSettled) await refuseLate(kept, trx)
        await this.#giveBack(actor, kept, trx)
      }
      return cardPaymentDetails(deviceId, reference, trx)
    })
  }

  async #giveBack(actor: PartnerActor, kept: KeptPayment, trx: Trx): Promise<void> {
    const order = await lockOrder(kept.orderId!, trx)
    // A canceled invoice is already returned.
    if (order.status !== 'CANCELED') {
      await this.cancelLocked.execute({ actor, order, reason: messages.reversed }, trx)
    }
    const [before, after] = [{ status: kept.status }, { status: 'REVERSED' }]
    await trx
      .from('card_payments')
      .where({ id: kept.id })
      .update({ ...after, reversed_at: clock.businessNow().toJSDate() })
    if (kept.containerId) {
      await trx
        .from('cpg_containers')
        .where({ id: kept.containerId })
        .update({ status: 'CANCELED' })
    }
    const subject = { type: 'orders', id: order.id }
    await audit({ actor, command: 'card-payments.reverse', subject, before, after }, trx)
  }
}

const refuseLate = async ({ createdAt }: KeptPayment, trx: Trx): Promise<void> => {
  const minutes = await setting('cardReversalMinutes', trx)
  if (clock.businessNow().minus({ minutes }).toJSDate() > createdAt) {
    throw new Conflict(messages.reversalLate)
  }
}
