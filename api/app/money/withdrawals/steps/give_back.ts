import { inject } from '@adonisjs/core'
import { withdrawalTransitions, type WithdrawalEnder } from '#contracts/withdrawals'
import { canMove } from '#contracts/transitions'
import { withdrawalReturned } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import '../events.js'
import type { LockedWithdrawal } from './lock_withdrawal.js'

interface End {
  status: 'CANCELED' | 'FAILED'
  by: WithdrawalEnder
  /** After a payment: it may come back more than once. */
  decisionId?: string
  staffId?: string
  memberId?: string
  reason: string | null
}

@inject()
export default class GiveBack {
  constructor(private ledger: Ledger) {}

  /** @throws Error where it has ended or gone too far */
  async execute(withdrawal: LockedWithdrawal, end: End, trx: Trx): Promise<void> {
    const { id, owner, amount, status } = withdrawal
    if (!canMove(withdrawalTransitions, status, end.status)) {
      throw new Error(`${id}: ${status} → ${end.status}`)
    }
    await trx
      .from('withdrawals')
      .where({ id })
      .update({
        status: end.status,
        ended_at: clock.businessNow().toJSDate(),
        ended_by: end.by,
        ended_by_staff: end.staffId ?? null,
        ended_by_member: end.memberId ?? null,
        reason: end.reason,
      })
    const wallet = await this.ledger.walletOf(owner, trx)
    const returned = withdrawalReturned(wallet, amount)
    const source = { type: 'withdrawal', id }
    const key = `WITHDRAWAL_RETURNED:${end.decisionId ?? id}`
    await this.ledger.post('WITHDRAWAL_RETURNED', returned, source, trx, key)
    // Whoever canceled needs no message.
    if (end.by === 'OWNER') return
    const { by, reason, decisionId } = end
    const wasPaid = status === 'PAID'
    const about = { withdrawalId: id, owner, amount, by, wasPaid, reason, decisionId }
    await publish('WithdrawalReturned', about, trx)
  }
}
