import { paymentDecisionTransitions, type PaymentDecisionStatus } from '#contracts/payments'
import PaymentDecision from '#app/money/payments/models/payment_decision'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { assertMayTakeBack } from '#app/platform/two_people/withdrawal'
import { lockPayment } from '../steps/decision_request.js'

interface WithdrawCommand {
  actor: StaffActor
  paymentId: string
  decisionId: string
}

/**
 * The requester withdraws their request; the payment waits on.
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) for anybody else
 */
export default class WithdrawDecision {
  execute(command: WithdrawCommand): Promise<{ decision: PaymentDecisionStatus }> {
    const { actor, paymentId, decisionId } = command
    return transaction(async (trx) => {
      const payment = await lockPayment(paymentId, trx)
      const decision = await PaymentDecision.query({ client: trx })
        .where({ id: decisionId, paymentId })
        .forUpdate()
        .first()
      if (!decision) throw new NotFound()
      assertMayTakeBack(decision, paymentDecisionTransitions, actor)
      const decidedAt = clock.businessNow()
      await decision.merge({ status: 'WITHDRAWN', decidedBy: actor.id, decidedAt }).save()
      await audit(
        {
          actor,
          command: 'payments.withdraw',
          subject: { type: 'payments', id: payment.id },
          before: { decision: decision.kind },
          after: { status: payment.status, amount: payment.amount },
        },
        trx
      )
      return { decision: decision.status }
    })
  }
}
