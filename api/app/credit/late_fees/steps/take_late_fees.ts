import { inject } from '@adonisjs/core'
import type { Owner } from '#contracts/owners'
import { lateFeePaid } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import { prepared, type Trx } from '#app/platform/database/database'
import type { LateFeePart } from '../domain/late_fee.js'

interface LateFeesOfRepayment {
  owner: Owner
  repaymentId: string
  parts: readonly LateFeePart[]
}

const raiseSql = `
  update late_fees fee set paid = fee.paid + part.amount
    from unnest(?::uuid[], ?::bigint[]) as part(id, amount) where fee.id = part.id`

const keepSql = `
  insert into late_fee_payments (repayment_id, late_fee_id, amount)
  select ?, part.id, part.amount from unnest(?::uuid[], ?::bigint[]) as part(id, amount)`

/** Within the repayment's transaction, which holds the locks. */
@inject()
export default class TakeLateFees {
  constructor(private ledger: Ledger) {}

  /**
   * Before the repayment's row; `keep` after.
   * @throws WalletTooLow
   */
  async book({ owner, repaymentId, parts }: LateFeesOfRepayment, trx: Trx): Promise<void> {
    if (parts.length === 0) return
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    const wallet = await this.ledger.walletOf(owner, trx)
    const entry = lateFeePaid(wallet, await this.ledger.lateFeesOf(owner, trx), amount)
    const source = { type: 'repayment', id: repaymentId }
    const booked = await this.ledger.post('LATE_FEE_PAID', entry, source, trx)
    if (!booked) throw new Error(`the late fees of ${repaymentId} were booked before`)
  }

  /** The parts per fee. */
  async keep({ repaymentId, parts }: LateFeesOfRepayment, trx: Trx): Promise<void> {
    if (parts.length === 0) return
    const [ids, amounts] = [
      parts.map(({ lateFeeId }) => lateFeeId),
      parts.map((part) => part.amount),
    ]
    await prepared('pay_late_fees', raiseSql, [ids, amounts], trx)
    await prepared('late_fee_payments', keepSql, [repaymentId, ids, amounts], trx)
  }
}
