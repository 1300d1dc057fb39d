import { inject } from '@adonisjs/core'
import { disputeRules } from '#contracts/disputes'
import type { WebhookDispute } from '#contracts/webhooks'
import LiftArrears from '#app/credit/credit_lines/steps/lift_arrears'
import { lockOwnersLine } from '#app/credit/credit_lines/steps/lock_owners_line'
import { refuseOtherMembers } from '#app/people/owners/owner'
import { system, type CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule, refusedField } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { amountFrom } from '../domain/cost.js'
import {
  disputedItem,
  judgeReport,
  refusalOfLines,
  type DisputedItem,
  type ReportedLine,
} from '../domain/dispute.js'
import type { InvoiceState } from '../domain/invoice_state.js'
import { messages } from '../i18n/fa.js'
import { webhookDispute } from '../queries/webhook_dispute.js'
import { linesOf, type Dispute } from '../queries/disputes_of_order.js'
import { receiptFacts } from '../queries/receipt_of.js'
import { keepDispute } from '../steps/keep_dispute.js'
import { lockOrder, type LockedOrder } from '../steps/lock_order.js'
import { refuseReceipt } from '../steps/refuse_receipt.js'
import { costLeft } from '../steps/return_goods.js'
import { stateAfter } from '../steps/seller_command.js'
import type { ReceiptAnswer } from './confirm_receipt.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** The owner reported lines of a paid invoice. */
    DisputeOpened: { orderId: string; dispute: WebhookDispute; state: InvoiceState }
  }
}

interface OpenCommand {
  actor: CustomerActor
  orderId: string
  items: ReportedLine[]
  note: string
}

/**
 * Freezes collection and payout of the lines; books nothing.
 * @throws NotFound, InvalidFields for unreportable lines, Conflict when too early, late or already reported,
 * BusinessRule for free goods and members other than the CEO
 */
@inject()
export default class OpenDispute {
  constructor(private liftArrears: LiftArrears) {}

  async execute({ actor, orderId, items: reported, note }: OpenCommand): Promise<ReceiptAnswer> {
    refuseOtherMembers(actor)
    return transaction(async (trx) => {
      await receiptFacts(actor.owner, orderId, trx)
      const order = await lockOrder(orderId, trx)
      const facts = await receiptFacts(actor.owner, orderId, trx)
      refuseReceipt(judgeReport(facts), 'report')
      const items = await disputedItems(order, reported, facts.disputes, trx)
      // Locked first: blocking for arrears holds the line and must see the dispute.
      const owner = { type: order.ownerType, id: order.ownerId, plan: order.plan }
      const line = order.installment && (await lockOwnersLine(owner, trx))
      const dispute = { id: newId(), orderId, note, items, ...amountsOf(order, items) }
      const answerBy = addDays(clock.today(), disputeRules.answerDays)
      await keepDispute({ ...dispute, answerBy }, trx)
      if (line) await this.liftArrears.execute([line.id], system('dispute'), trx)
      await announce(actor, order, dispute, trx)
      return { disputeId: dispute.id, status: 'OPEN' }
    })
  }
}

const disputedItems = async (
  order: LockedOrder,
  reported: ReportedLine[],
  before: readonly Dispute[],
  trx: Trx
): Promise<DisputedItem[]> => {
  const lines = await linesOf(order.id, trx)
  const refused = before.filter(({ status }) => status === 'REFUSED').flatMap(({ items }) => items)
  const found = refusalOfLines(reported, lines, refused)
  if (found) throw refusedField(`items.${found.place}`, messages.lineRefused[found.refusal])
  return reported.map((one) =>
    disputedItem(
      lines.find(({ line }) => line === one.id)!,
      one
    )
  )
}

/** What acceptance would cost and return. */
const amountsOf = (order: LockedOrder, items: readonly DisputedItem[]) => {
  const goodsAmount = items.reduce((sum, { amount }) => sum + amount, 0)
  if (goodsAmount === 0) throw new BusinessRule(messages.nothingDisputed)
  const source = order.paymentSource!
  const left = costLeft(order, order.grandTotalAmount - goodsAmount)
  const refundAmount = amountFrom(source, order) - amountFrom(source, left)
  return { goodsAmount, refundAmount }
}

const announce = async (
  actor: CustomerActor,
  order: LockedOrder,
  { id, goodsAmount, note }: { id: string; goodsAmount: number; note: string },
  trx: Trx
): Promise<void> => {
  const subject = { type: 'disputes', id } as const
  await audit(
    { actor, command: 'disputes.open', subject, after: { goodsAmount }, reason: note },
    trx
  )
  const [state, dispute] = [await stateAfter(order, trx), await webhookDispute(id, trx)]
  await publish('DisputeOpened', { orderId: order.id, dispute, state }, trx)
}
