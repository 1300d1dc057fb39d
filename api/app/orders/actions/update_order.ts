import { inject } from '@adonisjs/core'
import { isPaid } from '#contracts/orders'
import { transaction, type Trx } from '#app/shared/database'
import { BusinessRule, Conflict } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import { voidSignatures } from '#app/signatures/steps/void_signatures'
import type { OrderItem } from '../domain/cost.js'
import type { InvoiceState } from '../domain/invoice_state.js'
import { refusalOfTotal } from '../domain/sale_refusal.js'
import { messages } from '../i18n/fa.js'
import { orderDocument } from '../queries/order_document.js'
import { openDisputeOf } from '../queries/disputes_of_order.js'
import { errorOfTotal } from '../sale_errors.js'
import { lockSellersOrder, type LockedOrder } from '../steps/lock_order.js'
import ReturnGoods, { costAt, costLeft } from '../steps/return_goods.js'
import { changeOrder, stateAfter, type OrderAnswer } from '../steps/seller_command.js'
import { replaceItems } from '../steps/write_items.js'
import type { Seller } from '#app/shared/actor'

declare module '#app/shared/events/outbox' {
  interface Events {
    /** Before payment; the owner sees the new amounts. */
    InvoiceUpdated: { orderId: string; state: InvoiceState }
  }
}

interface UpdateCommand {
  actor: Seller
  referenceNumber: string
  items: OrderItem[]
  grandTotalAmount: number
}

/**
 * Replaces the items: before payment freely, after payment only downwards, as a return. domain "Invoices"
 * @throws NotFound, InvalidFields unless the items add up, Conflict when the invoice is past changing or its
 *   owner has reported lines of it, BusinessRule when a paid one would rise
 */
@inject()
export default class UpdateOrder {
  constructor(private returnGoods: ReturnGoods) {}

  async execute({ actor, referenceNumber, ...sale }: UpdateCommand): Promise<OrderAnswer> {
    return transaction(async (trx) => {
      const order = await lockSellersOrder(actor, referenceNumber, trx)
      const refusal = refusalOfTotal(sale)
      if (refusal) throw errorOfTotal(refusal)
      if (order.status === 'CREATED') return update({ actor, order, ...sale }, trx)
      const cost = costLeft(order, sale.grandTotalAmount)
      await refuseReturn(order, sale.grandTotalAmount, trx)
      return this.returnGoods.execute({ actor, order, items: sale.items, cost }, trx)
    })
  }
}

type Update = Omit<UpdateCommand, 'referenceNumber'> & { order: LockedOrder }

const update = async ({ actor, order, items, grandTotalAmount }: Update, trx: Trx) => {
  const cost = costAt(order, grandTotalAmount)
  await replaceItems(order.id, items, trx)
  const answer = await changeOrder(
    order,
    {
      grand_total_amount: cost.grandTotalAmount,
      kasbeno_fee_amount: cost.kasbenoFeeAmount,
      bank_fee_amount: cost.bankFeeAmount,
    },
    { actor, command: 'orders.update' },
    trx
  )
  if (order.needsApprobation) {
    const invoice = { type: 'INVOICE', id: order.id, actor } as const
    await voidSignatures(invoice, await orderDocument(order.id, trx), trx)
  }
  const state = await stateAfter(answer, trx)
  await publish('InvoiceUpdated', { orderId: order.id, state }, trx)
  return answer
}

const refuseReturn = async (order: LockedOrder, total: number, trx: Trx): Promise<void> => {
  if (order.status === 'FRAUD') throw new Conflict(messages.frozen)
  if (!isPaid(order.status)) throw new Conflict(messages.notChangeable)
  if (total >= order.grandTotalAmount) throw new BusinessRule(messages.onlyDownwards)
  // The lines that were reported would change below the report.
  if (await openDisputeOf(order.id, trx)) throw new Conflict(messages.disputed)
}
