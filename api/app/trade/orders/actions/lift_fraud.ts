import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { isSecondToAsk } from '#app/platform/two_people/second_ask'
import type { InvoiceState } from '../domain/invoice_state.js'
import { messages } from '../i18n/fa.js'
import { lockOrder } from '../steps/lock_order.js'
import type { FraudCommand } from './report_fraud.js'
import { changeOrder, stateAfter } from '../steps/seller_command.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    InvoiceUnfrozen: { orderId: string; state: InvoiceState }
  }
}

/**
 * Restores the status; days have run on, so dues may be past and windows closed. Takes two requests by two people.
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) for the same person
 */
export default class LiftFraud {
  async execute({ actor, orderId, reason }: FraudCommand): Promise<void> {
    await transaction(async (trx) => {
      const order = await lockOrder(orderId, trx)
      if (!order.statusBeforeFraud) throw new AlreadyProcessed(messages.notFrozen)
      const subject = { type: 'orders', id: orderId }
      const isSecond = await isSecondToAsk(
        {
          ...{ table: 'orders', column: 'unfraud_asked', id: orderId, actor },
          permission: 'orders.fraud',
          line: { command: 'orders.ask-unfraud', subject, reason },
        },
        trx
      )
      if (!isSecond) return
      const status = order.statusBeforeFraud
      const lifted = { status_before_fraud: null, unfraud_asked_by: null, unfraud_asked_at: null }
      const answer = await changeOrder(
        order,
        { status, ...lifted },
        { actor, command: 'orders.unfraud', reason },
        trx
      )
      await publish('InvoiceUnfrozen', { orderId, state: await stateAfter(answer, trx) }, trx)
    })
  }
}
