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
  /** The bank's number of the payment, where it was paid. */
  bankReference?: string
  /** The bank was told to give the money back and has not answered: the asker knows that it may still do so. */
  despiteReversal?: boolean
  reason: string
}

/**
 * Finance has found out, with the bank or on its statement, what became of a payment in doubt, or that one which was
 * closed as not paid was paid. Nothing moves before a second person agrees.
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
