import type { PaymentDecisionKind } from '#contracts/payments'
import Payment from '#app/money/payments/models/payment'
import PaymentDecision from '#app/money/payments/models/payment_decision'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule, InvalidFields, NotFound } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { isReceiptTaken } from '../queries/is_receipt_taken.js'
import { isKeptAfterReversal } from '../queries/standing_after_reversal.js'

const commands = {
  SETTLE_BY_HAND: 'payments.ask-settle',
  CLOSE_AS_NOT_PAID: 'payments.ask-close',
  CONFIRM_RECEIPT: 'payments.ask-confirm',
  REOPEN: 'payments.ask-reopen',
} as const satisfies Record<PaymentDecisionKind, string>

/** @throws NotFound */
export const lockPayment = async (id: string, trx: Trx): Promise<Payment> => {
  const payment = await Payment.query({ client: trx }).where({ id }).forUpdate().first()
  if (!payment) throw new NotFound()
  return payment
}

interface Request {
  actor: StaffActor
  kind: PaymentDecisionKind
  bankReference?: string
  despiteReversal?: boolean
  reason?: string
}

/** @throws BusinessRule while another request waits */
export const keepRequest = async (
  payment: Payment,
  { actor, kind, bankReference, despiteReversal = false, reason }: Request,
  trx: Trx
): Promise<PaymentDecision> => {
  await refuseSecondRequest(payment, trx)
  if (bankReference) await refuseUsedReference(payment, bankReference, trx)
  const decision = await PaymentDecision.create(
    {
      id: newId(),
      paymentId: payment.id,
      kind,
      status: 'PENDING',
      bankReference: bankReference ?? null,
      despiteReversal,
      reason: reason ?? null,
      requestedBy: actor.id,
      requestedAt: clock.businessNow(),
    },
    { client: trx }
  )
  await audit(
    {
      actor,
      command: commands[kind],
      subject: { type: 'payments', id: payment.id },
      after: {
        amount: payment.amount,
        ...(bankReference && { bankReference }),
        ...(despiteReversal && { despiteReversal }),
      },
      reason,
    },
    trx
  )
  return decision
}

export const refuseSecondRequest = async ({ id }: Payment, trx: Trx): Promise<void> => {
  const waiting = await PaymentDecision.query({ client: trx })
    .where({ paymentId: id, status: 'PENDING' })
    .first()
  if (waiting) throw new BusinessRule(messages.decisionWaits)
}

/**
 * An unanswered reversal may still be carried out, so it is booked only by two people who know that.
 * @throws InvalidFields
 */
export const refuseUnawareOfReversal = async (
  { id, reversalReason }: Payment,
  isAware: boolean | undefined,
  trx: Trx
): Promise<void> => {
  if (!reversalReason || isAware || (await isKeptAfterReversal(id, trx))) return
  const message = messages.reversalUnanswered
  throw new InvalidFields([{ field: 'despiteReversal', rule: 'required', message }])
}

/**
 * No money is booked for two payments.
 * @throws InvalidFields
 */
export const refuseUsedReference = async (payment: Payment, reference: string, trx: Trx) => {
  if (await isReceiptTaken(payment, reference, trx)) throw receiptUsed(payment)
}

export const receiptUsed = ({ indicator }: Pick<Payment, 'indicator'>): InvalidFields => {
  const field = indicator === 'OFFLINE' ? 'receipt' : 'bankReference'
  return new InvalidFields([{ field, rule: 'unique', message: messages.receiptUsed }])
}
