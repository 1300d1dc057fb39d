import { inject } from '@adonisjs/core'
import { withdrawalPaid } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import '../events.js'
import GiveBack from './give_back.js'
import { lockWithdrawal } from './lock_withdrawal.js'

export interface BankWord {
  withdrawalId: string
  status: 'PAID' | 'FAILED'
  trackingNumber: string | null
  reason: string | null
}

/** Books the end once and tells the owner. */
@inject()
export default class EndAtBank {
  constructor(
    private ledger: Ledger,
    private giveBack: GiveBack
  ) {}

  /** No effect after the end, except a late tracking number. */
  async execute(words: readonly BankWord[], trx: Trx): Promise<void> {
    // A fixed order, so that two files cannot deadlock.
    for (const word of words.toSorted((a, b) => (a.withdrawalId < b.withdrawalId ? -1 : 1))) {
      const { withdrawalId: id, status, trackingNumber, reason } = word
      const withdrawal = await lockWithdrawal(id, trx)
      if (withdrawal.status === 'PAID' && status === 'PAID') {
        await trx.from('withdrawals').where({ id }).update({ tracking_number: trackingNumber })
      }
      if (withdrawal.status !== 'SENT') continue
      if (status === 'FAILED') {
        await this.giveBack.execute(withdrawal, { status, by: 'BANK', reason }, trx)
        continue
      }
      const { owner, amount, iban } = withdrawal
      const at = clock.businessNow().toJSDate()
      await trx.from('withdrawals').where({ id }).update({
        status,
        paid_at: at,
        ended_at: at,
        ended_by: 'BANK',
        tracking_number: trackingNumber,
      })
      const source = { type: 'withdrawal', id }
      await this.ledger.post('WITHDRAWAL_PAID', withdrawalPaid(amount), source, trx)
      const about = { withdrawalId: id, owner, amount, iban, trackingNumber }
      await publish('WithdrawalPaid', about, trx)
    }
  }
}
