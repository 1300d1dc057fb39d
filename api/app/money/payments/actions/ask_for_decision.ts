import { inject } from '@adonisjs/core'
import { paymentDecisionFrom, type PaymentDecisionKind } from '#contracts/payments'
import type PaymentDecision from '#app/money/payments/models/payment_decision'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { keepRequest, lockPayment, refuseUnawareOfReversal } from '../steps/decision_request.js'

interface AskCommand {
  actor: StaffActor
  paymentId: string
  kind: Exclude<PaymentDecisionKind, 'CONFIRM_RECEIPT'>
  bankReference?: string
  /** The requester knows that an unanswered reversal may still be carried out. */
  despiteReversal?: boolean
  reason: string
}

/**
 * Asks a second person to end a payment in doubt, or one closed as unpaid that was paid.
 * @throws NotFound, AlreadyProcessed, BusinessRule, InvalidFields
 */
@inject()
export default class AskForDecision {
  execute(command: AskCommand): Promise<PaymentDecision> {
    return transaction(async (trx) => {
      const payment = await lockPayment(command.paymentId, trx)
      if (payment.status !== paymentDecisionFrom[command.kind]) {
        throw new AlreadyProcessed(
          command.kind === 'REOPEN' ? messages.notClosed : messages.notInDoubt
        )
      }
      if (command.kind === 'SETTLE_BY_HAND') {
        await refuseUnawareOfReversal(payment, command.despiteReversal, trx)
      }
      return keepRequest(payment, command, trx)
    })
  }
}
