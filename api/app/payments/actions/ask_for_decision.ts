import { inject } from '@adonisjs/core'
import type { PaymentDecisionKind } from '#contracts/payments'
import Payment from '#app/payments/models/payment'
import PaymentDecision from '#app/payments/models/payment_decision'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { AlreadyProcessed, BusinessRule, InvalidFields, NotFound } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { messages } from '../i18n/fa.js'
import { isKeptAfterReversal } from '../queries/standing_after_reversal.js'

interface AskCommand {
  actor: StaffActor
  paymentId: string
  kind: Exclude<PaymentDecisionKind, 'CONFIRM_RECEIPT'>
  /** The bank's number of the payment, where it was paid. */
  bankReference?: string
  /** The bank was told to give the money back and has not answered: the asker knows that it may still do so. */
  despiteReversal?: boolean
  reason: string
}

const commands = {
  SETTLE_BY_HAND: 'payments.ask-settle',
  CLOSE_AS_NOT_PAID: 'payments.ask-close',
  CONFIRM_RECEIPT: 'payments.ask-confirm',
} as const satisfies Record<PaymentDecisionKind, string>

/**
 * Finance has found out, with the bank or on its statement, what became of a payment in doubt. Nothing
 * moves before a second person agrees.
 * @throws NotFound, AlreadyProcessed, BusinessRule, InvalidFields
 */
@inject()
export default class AskForDecision {
  execute(command: AskCommand): Promise<PaymentDecision> {
    return transaction(async (trx) => {
      const payment = await lockPayment(command.paymentId, trx)
      if (payment.status !== 'IN_DOUBT') throw new AlreadyProcessed(messages.notInDoubt)
      if (command.kind === 'SETTLE_BY_HAND') {
        await refuseUnawareOfReversal(payment, command.despiteReversal, trx)
      }
      return keepRequest(payment, command, trx)
    })
  }
}

/** @throws NotFound */
export const lockPayment = async (id: string, trx: Trx): Promise<Payment> => {
  const payment = await Payment.query({ client: trx }).where({ id }).forUpdate().first()
  if (!payment) throw new NotFound()
  return payment
}

type Request = Omit<AskCommand, 'kind' | 'reason'> & { kind: PaymentDecisionKind; reason?: string }

/** What is asked for a locked payment. @throws BusinessRule while another request waits */
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
 * An order to give the money back that the bank has not answered may still be carried out. Until the bank says that
 * the money is with us, it is booked only by two people who know that. @throws InvalidFields
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

/** The same money must not be booked for two payments. @throws InvalidFields */
const refuseUsedReference = async (payment: Payment, reference: string, trx: Trx) => {
  const used = await Payment.query({ client: trx })
    .where({ indicator: payment.indicator, gatewayReceipt: reference })
    .whereNot('id', payment.id)
    .whereNot('status', 'FINAL_ERROR')
    .first()
  if (used) throw receiptUsed(payment)
}

export const receiptUsed = ({ indicator }: Pick<Payment, 'indicator'>): InvalidFields => {
  const field = indicator === 'OFFLINE' ? 'receipt' : 'bankReference'
  return new InvalidFields([{ field, rule: 'unique', message: messages.receiptUsed }])
}
