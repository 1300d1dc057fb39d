import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { messages } from '../i18n/fa.js'
import { lockConfirmable } from '../steps/lock_confirmable.js'
import { whyReceiptNeedsTwo } from '../steps/receipts_alone.js'

export interface ConfirmationPreview {
  status: 'WOULD_ASK' | 'WOULD_CONFIRM'
  message: string
}

/** Dry run of a confirmation, with why it needs two people. */
export default class PreviewConfirmation {
  /** @throws NotFound, BusinessRule, AlreadyProcessed */
  execute({ actor, paymentId }: { actor: StaffActor; paymentId: string }) {
    return transaction(async (trx): Promise<ConfirmationPreview> => {
      const payment = await lockConfirmable(paymentId, trx)
      const why = await whyReceiptNeedsTwo(payment, actor, trx)
      return why
        ? { status: 'WOULD_ASK', message: why.message }
        : { status: 'WOULD_CONFIRM', message: messages.confirmsAtOnce(payment.amount) }
    })
  }
}
