import { inject } from '@adonisjs/core'
import type { Trx } from '#app/platform/database/database'
import GiveBack from './give_back.js'
import { lockWithdrawal } from './lock_withdrawal.js'

/** Two people say that a paid withdrawal came back. */
@inject()
export default class TakeBackPaid {
  constructor(private giveBack: GiveBack) {}

  async execute(id: string, decision: { id: string; reason: string }, trx: Trx): Promise<void> {
    const withdrawal = await lockWithdrawal(id, trx)
    const { id: decisionId, reason } = decision
    await this.giveBack.execute(
      withdrawal,
      { status: 'FAILED', by: 'BANK', reason, decisionId },
      trx
    )
  }
}
