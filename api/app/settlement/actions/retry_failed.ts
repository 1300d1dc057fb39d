import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { BusinessRule, Conflict, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

/**
 * Puts a run's failed transfers back into the bank's file, to the distributor's IBAN of today. They
 * stay in their run, so no other run can pay them meanwhile.
 * @returns how many wait again
 */
export default class RetryFailed {
  async execute({ runId, staff }: { runId: string; staff: StaffActor }): Promise<number> {
    return transaction(async (trx) => {
      const run = await trx.from('settlement_runs').where({ id: runId }).forUpdate().first()
      if (!run) throw new NotFound()
      if (run.status !== 'APPROVED') throw new Conflict(messages.notApproved)
      const { rowCount } = await trx.rawQuery(
        `update payouts set status = 'PENDING', failure = null, answered_at = null,
                iban = coalesce(distributors.iban, payouts.iban)
           from distributors
          where payouts.run_id = ? and payouts.status = 'FAILED'
            and distributors.id = payouts.distributor_id`,
        [runId]
      )
      if (rowCount === 0) throw new BusinessRule(messages.nothingFailed)
      await audit(
        {
          actor: staff,
          command: 'settlement.retry',
          subject: { type: 'settlement-run', id: runId },
          after: { retried: rowCount },
        },
        trx
      )
      return rowCount
    })
  }
}
