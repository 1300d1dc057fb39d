import { inject } from '@adonisjs/core'
import { isPaid, maxOrderVersions } from '#contracts/orders'
import type { DistributorActor } from '#app/platform/audit/actor'
import { transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { voidSignatures } from '#app/onboarding/signatures/steps/void_signatures'
import type { OrderCost, OrderItem } from '../domain/cost.js'
import type { OrderLine } from '../domain/dispute.js'
import { goodsChanged } from '../domain/goods_text.js'
import type { InvoiceState } from '../domain/invoice_state.js'
import { refusalOfTotal } from '../domain/sale_refusal.js'
import { areSameLines, linesLeft, numbered } from '../domain/versions.js'
import { messages } from '../i18n/fa.js'
import { orderDocument } from '../queries/order_document.js'
import { linesOf, openDisputeOf } from '../queries/disputes_of_order.js'
import { countVersions } from '../queries/order_versions.js'
import { errorOfTotal } from '../sale_errors.js'
import { lockSellersOrder, type LockedOrder } from '../steps/lock_order.js'
import ReturnGoods, { costAt, costLeft } from '../steps/return_goods.js'
import { changeOrder, stateAfter, type OrderAnswer } from '../steps/seller_command.js'
import { writeVersion } from '../steps/write_version.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** Before payment; the owner sees the new amounts. */
    InvoiceUpdated: { orderId: string; state: InvoiceState }
  }
}

interface UpdateCommand {
  actor: DistributorActor
  referenceNumber: string
  items: OrderItem[]
  grandTotalAmount: number
  /** Of goods that were paid for, from an invoice of this total: nothing else is meant. */
  formerTotalAmount?: number
}

/**
 * Replaces items before payment; after it, only reduces quantities (a return). Versions are kept. domain "Invoices"
 * @throws NotFound, InvalidFields for a wrong sum, Conflict when too late, too often, or goods confirmed or reported,
 * BusinessRule when a paid one does not shrink
 */
@inject()
export default class UpdateOrder {
  constructor(private returnGoods: ReturnGoods) {}

  async execute({
    actor,
    referenceNumber,
    formerTotalAmount,
    ...sale
  }: UpdateCommand): Promise<OrderAnswer> {
    return transaction(async (trx) => {
      const order = await lockSellersOrder(actor, referenceNumber, trx)
      const refusal = refusalOfTotal(sale)
      if (refusal) throw errorOfTotal(refusal)
      if (order.status === 'CREATED' && formerTotalAmount === undefined)
        return update({ actor, order, ...sale }, trx)
      await refuseReturn(order, trx)
      if (formerTotalAmount !== undefined && formerTotalAmount !== order.grandTotalAmount) {
        throw new Conflict(messages.changedMeanwhile)
      }
      const current = await linesOf(order.id, trx)
      await refuseManyVersions(order.id, trx)
      const lines = linesLeft(current, sale.items)
      if (sale.grandTotalAmount >= order.grandTotalAmount || !lines) {
        throw new BusinessRule(messages.onlyDownwards)
      }
      const cost = costLeft(order, sale.grandTotalAmount)
      return this.returnGoods.execute({ actor, order, lines, cost }, trx)
    })
  }
}

type Update = Omit<UpdateCommand, 'referenceNumber' | 'formerTotalAmount'> & { order: LockedOrder }

const update = async ({ actor, order, items, grandTotalAmount }: Update, trx: Trx) => {
  const cost = costAt(order, grandTotalAmount)
  const before = await linesOf(order.id, trx)
  const lines = numbered(items)
  const goods = areSameLines(before, lines)
    ? undefined
    : await replaceLines({ order, cost, before, lines }, trx)
  const answer = await changeOrder(
    order,
    {
      grand_total_amount: cost.grandTotalAmount,
      kasbeno_fee_amount: cost.kasbenoFeeAmount,
      bank_fee_amount: cost.bankFeeAmount,
    },
    { actor, command: 'orders.update', goods },
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

interface Replacement {
  order: LockedOrder
  cost: OrderCost
  before: readonly OrderLine[]
  lines: readonly OrderLine[]
}

const replaceLines = async ({ order, cost, before, lines }: Replacement, trx: Trx) => {
  await refuseManyVersions(order.id, trx)
  const version = await writeVersion({ orderId: order.id, cause: 'UPDATE', cost, lines }, trx)
  return { version, ...goodsChanged(before, lines) }
}

const refuseManyVersions = async (orderId: string, trx: Trx): Promise<void> => {
  if ((await countVersions(orderId, trx)) >= maxOrderVersions) {
    throw new Conflict(messages.changedTooOften)
  }
}

const refuseReturn = async (order: LockedOrder, trx: Trx): Promise<void> => {
  if (order.status === 'FRAUD') throw new Conflict(messages.frozen)
  if (!isPaid(order.status)) throw new Conflict(messages.notChangeable)
  if (order.isReceived) throw new Conflict(messages.receivedAlready)
  // A report refers to these lines.
  if (await openDisputeOf(order.id, trx)) throw new Conflict(messages.disputed)
}
