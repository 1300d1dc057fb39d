import { inject } from '@adonisjs/core'
import { transaction, type Trx } from '#app/platform/database/database'
import { itemsWithout } from '../domain/dispute.js'
import { disputesOf, linesOf } from '../queries/disputes_of_order.js'
import { reversalKey } from '../domain/reversal.js'
import { endDispute } from '../steps/end_dispute.js'
import {
  lockDispute,
  refuseDecision,
  type Answerer,
  type LockedDispute,
} from '../steps/lock_dispute.js'
import ReturnGoods, { costLeft } from '../steps/return_goods.js'
import type { OrderAnswer } from '../steps/seller_command.js'
import TakeBack from '../steps/take_back.js'

export interface DecideCommand {
  by: Answerer
  disputeId: string
  note: string
}
export interface DecisionAnswer {
  id: string
  status: 'ACCEPTED' | 'REFUSED'
}

/**
 * As a return, or by canceling when nothing would be left.
 * @throws NotFound, AlreadyProcessed, Conflict when not acceptable now
 */
@inject()
export default class AcceptDispute {
  constructor(
    private returnGoods: ReturnGoods,
    private takeBack: TakeBack
  ) {}

  async execute({ by, disputeId, note }: DecideCommand): Promise<DecisionAnswer> {
    return transaction(async (trx) => {
      const dispute = await lockDispute(disputeId, by, trx)
      refuseDecision(dispute, 'ACCEPTED', by.party)
      const entryKey = reversalKey(dispute.order)
      const order = await this.#takeBack(dispute, { by, note }, trx)
      const { actor, party } = by
      const end = { actor, dispute, order, status: 'ACCEPTED', by: party } as const
      await endDispute({ ...end, answer: note, entryKey }, trx)
      return { id: disputeId, status: 'ACCEPTED' }
    })
  }

  async #takeBack(
    { id, order, goodsAmount }: LockedDispute,
    { by: { actor }, note }: Pick<DecideCommand, 'by' | 'note'>,
    trx: Trx
  ): Promise<OrderAnswer> {
    const left = order.grandTotalAmount - goodsAmount
    if (left === 0) {
      return this.takeBack.execute({ actor, order, reason: note, command: 'orders.return' }, trx)
    }
    const disputed = (await disputesOf(order.id, trx)).find((one) => one.id === id)!
    const lines = itemsWithout(await linesOf(order.id, trx), disputed.items)
    const cost = costLeft(order, left)
    return this.returnGoods.execute(
      { actor, order, lines, cost, reason: note, isDispute: true },
      trx
    )
  }
}
