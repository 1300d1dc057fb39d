import { inject } from '@adonisjs/core'
import type { Permission } from '#contracts/identity'
import {
  paymentDecisionFrom,
  paymentDecisionTransitions,
  type PaymentDecisionKind,
  type PaymentDecisionStatus,
  type PaymentStatus,
} from '#contracts/payments'
import { canMove } from '#contracts/transitions'
import type Payment from '#app/money/payments/models/payment'
import PaymentDecision from '#app/money/payments/models/payment_decision'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import {
  sqlState,
  transaction,
  uniqueViolation,
  violatedConstraint,
  type Trx,
} from '#app/platform/database/database'
import { AlreadyProcessed, Conflict, NotFound } from '#app/platform/errors'
import { messages as common } from '#app/platform/i18n/fa'
import { assertSecondPerson } from '#app/platform/two_people/second_person'
import { messages } from '../i18n/fa.js'
import { receiptConstraints } from '../queries/is_receipt_taken.js'
import {
  lockPayment,
  receiptUsed,
  refuseUnawareOfReversal,
  refuseUsedReference,
} from '../steps/decision_request.js'
import { reopenPayment } from '../steps/reopen_payment.js'
import SettlePayment from '../steps/settle_payment.js'

interface DecideCommand {
  actor: StaffActor
  paymentId: string
  decisionId: string
  isApproved: boolean
  reason?: string
}

const askedWith: Record<PaymentDecisionKind, Permission> = {
  SETTLE_BY_HAND: 'payments.resolve',
  CLOSE_AS_NOT_PAID: 'payments.resolve',
  CONFIRM_RECEIPT: 'payments.confirm',
  REOPEN: 'payments.resolve',
}

/**
 * The second person, never the requester, ends the payment as asked or lets it wait on.
 * @throws NotFound, AlreadyProcessed, BusinessRule, Conflict, InvalidFields
 */
@inject()
export default class DecidePayment {
  constructor(private settlePayment: SettlePayment) {}

  execute(
    command: DecideCommand
  ): Promise<{ status: PaymentStatus; decision: PaymentDecisionStatus }> {
    return transaction(async (trx) => {
      const payment = await lockPayment(command.paymentId, trx)
      const decision = await pendingOf(command, trx)
      const verdict = command.isApproved ? 'APPROVED' : 'REJECTED'
      const before = payment.status
      await decision
        .merge({
          status: verdict,
          decidedBy: command.actor.id,
          decidedAt: clock.businessNow(),
          decideReason: command.reason ?? null,
        })
        .save()
      if (command.isApproved) await this.#carryOut(payment, decision, trx)
      await audit(
        {
          actor: command.actor,
          command: command.isApproved ? 'payments.approve' : 'payments.reject',
          subject: { type: 'payments', id: payment.id },
          before: { status: before },
          after: {
            status: payment.status,
            decision: decision.kind,
            amount: payment.amount,
            bankReference: decision.bankReference,
          },
          reason: command.reason ?? decision.reason ?? undefined,
        },
        trx
      )
      return { status: payment.status, decision: verdict }
    })
  }

  async #carryOut(payment: Payment, decision: PaymentDecision, trx: Trx): Promise<void> {
    if (payment.status !== paymentDecisionFrom[decision.kind])
      throw new AlreadyProcessed(messages.paymentOpen)
    refuseWhileAsked(payment)
    // Fences off whoever still talks to the bank for an earlier attempt.
    payment.verifyAttempt += 1
    if (decision.kind === 'CLOSE_AS_NOT_PAID') {
      await this.settlePayment.fail(payment, 'CLOSED_AS_NOT_PAID', trx, true)
      return
    }
    if (decision.kind === 'REOPEN') {
      await reopenPayment(payment, trx)
      return
    }
    await refuseUnawareOfReversal(payment, decision.despiteReversal, trx)
    await refuseUsedReference(payment, decision.bankReference!, trx)
    await keepReference(payment, decision.bankReference!)
    try {
      await this.settlePayment.capture(payment, trx)
    } catch (error) {
      throw receiptConstraints.includes(violatedConstraint(error) ?? '')
        ? receiptUsed(payment)
        : error
    }
  }
}

/** @throws NotFound, AlreadyProcessed, BusinessRule */
const pendingOf = async (
  { actor, paymentId, decisionId, isApproved }: DecideCommand,
  trx: Trx
): Promise<PaymentDecision> => {
  const decision = await PaymentDecision.query({ client: trx })
    .where({ id: decisionId, paymentId })
    .forUpdate()
    .first()
  if (!decision) throw new NotFound()
  const verdict = isApproved ? 'APPROVED' : 'REJECTED'
  if (!canMove(paymentDecisionTransitions, decision.status, verdict)) {
    throw new AlreadyProcessed(common.alreadyDecided)
  }
  await assertSecondPerson(
    {
      askedBy: decision.requestedBy,
      approver: actor,
      whenSame: messages.ownDecision,
      ...(isApproved && { askedWith: askedWith[decision.kind] }),
    },
    trx
  )
  return decision
}

/** The bank may be answering or reversing right now. */
const refuseWhileAsked = ({ verifyingUntil }: Payment): void => {
  if (verifyingUntil && verifyingUntil > clock.systemNow()) {
    throw new Conflict(messages.bankIsAsked)
  }
}

/**
 * The bank's reference becomes the payment's receipt.
 * @throws InvalidFields
 */
const keepReference = async (payment: Payment, reference: string): Promise<void> => {
  try {
    await payment
      .merge({
        gatewayReceipt: reference,
        callbackAt: payment.callbackAt ?? clock.systemNow(),
        status: payment.status === 'REDIRECTED' ? 'CALLBACK_RECEIVED' : payment.status,
      })
      .save()
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    throw receiptUsed(payment)
  }
}
