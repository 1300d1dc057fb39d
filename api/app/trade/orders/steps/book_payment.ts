import { indexesOf } from '#app/people/blacklists/queries/listed'
import { clock } from '#app/platform/time/clock'
import { prepared, sqlState, type Client } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { tehranDay } from '#app/platform/time/jalali'
import type { InvoiceState } from '../domain/invoice_state.js'
import {
  dueDateOf,
  paymentEntryKinds,
  entryOf,
  shortOf,
  statusAfter,
  type InvoicePayment,
} from '../domain/payment.js'
import type { PaymentRefusal } from '../domain/pay_refusal.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    InvoicePaid: { orderId: string; isOneOfSeveral: boolean; state: InvoiceState }
  }
}

export interface InvoicePaymentOutcome {
  outcome: 'PAID' | 'ALREADY_PAID' | 'CODE_USED' | PaymentRefusal
  bank_reference: string
  cash: number | null
  credit_left: number | null
}

const sql = `select * from pay_invoice(
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::text[], ?::uuid[], ?::bigint[], ?,
  ?::text[], ?::text[])`

/**
 * One call that locks, rechecks and books.
 * @param proofId a right code, or the card payment's row
 * @returns the outcome; anything but PAID must roll the caller back
 */
export const bookPayment = async (
  payment: InvoicePayment,
  proofId: string,
  client?: Client
): Promise<InvoicePaymentOutcome> => {
  const { facts, source, amount, paidAt } = payment
  const entry = entryOf(payment)
  const { kinds, indexes } = indexesOf(facts.known)
  try {
    const [outcome] = await prepared<InvoicePaymentOutcome>(
      'pay_invoice',
      sql,
      [
        facts.id,
        source,
        amount,
        facts.content,
        statusAfter(facts),
        facts.vatRatePpm,
        proofId,
        facts.lineId,
        tehranDay(paidAt),
        paidAt.toJSDate(),
        clock.systemNow().toJSDate(),
        payment.installmentId,
        dueDateOf(payment),
        newId(),
        paymentEntryKinds[source],
        entry.map(({ account }) => account),
        entry.map(({ party }) => party),
        entry.map(({ amount: rials }) => rials),
        newId(),
        kinds,
        indexes,
      ],
      client
    )
    return outcome
  } catch (error) {
    const outcome = shortOf[sqlState(error) ?? '']
    if (!outcome) throw error
    return { outcome, bank_reference: '', cash: null, credit_left: null }
  }
}
