import { inject } from '@adonisjs/core'
import type Approval from '#app/credit/credit_lines/models/approval'
import { blockLine, isBlockedFor } from '#app/credit/credit_lines/steps/block_line'
import { markWrittenOff } from '#app/credit/installments/steps/mark_written_off'
import Forgive from '#app/credit/late_fees/steps/forgive'
import { debtWrittenOff } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { AlreadyProcessed } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import type { OldDebt } from './lock_old_debt.js'

/** Books the loss, reverses late fees and closes the line for good; debt and payouts stay. adr/0024 */
@inject()
export default class WriteOff {
  constructor(
    private ledger: Ledger,
    private forgive: Forgive
  ) {}

  /** @throws AlreadyProcessed when nothing requested is left */
  async execute(old: OldDebt, approval: Approval, actor: StaffActor, trx: Trx): Promise<void> {
    const { debt, installments, lateFees, amount, lateFeeAmount } = old
    if (amount === 0) throw new AlreadyProcessed(messages.paidMeanwhile)
    const { reason = '' } = approval.payload
    for (const { id, open } of lateFees) {
      const fee = { id, owner: debt.owner, open }
      await this.forgive.execute({ fee, amount: open, actor, reason }, trx)
    }
    const [id, at] = [newId(), clock.businessNow()]
    await trx.insertQuery().table('write_offs').insert({
      id,
      line_id: debt.lineId,
      approval_id: approval.id,
      amount,
      late_fees: lateFeeAmount,
      reason,
      requested_by: approval.requestedBy,
      approved_by: actor.id,
      written_off_at: at.toJSDate(),
    })
    const ids = installments.map((installment) => installment.id)
    await markWrittenOff(ids, id, trx)
    const entry = debtWrittenOff(debt.lineAccountId, amount)
    await this.ledger.post('WRITTEN_OFF', entry, { type: 'write-off', id }, trx)
    const { lineId } = debt
    await audit(
      {
        actor,
        command: 'credit.write-off',
        subject: { type: 'credit-lines', id: lineId },
        after: { amount, lateFees: lateFeeAmount },
        reason,
      },
      trx
    )
    if (await isBlockedFor('WRITTEN_OFF', lineId, trx)) return
    await blockLine({ lineId, blockReason: 'WRITTEN_OFF', actor, note: reason, at }, trx)
    const { owner } = debt
    await publish(
      'CreditSuspended',
      { lineId, owner, blockReason: 'WRITTEN_OFF', at: at.toISO() },
      trx
    )
  }
}
