import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { failedTransfers, forgetAsked } from '../steps/failed_transfers.js'
import { lockRun } from '../steps/lock_run.js'
import { runSubject } from '../run_subject.js'

/**
 * The requester withdraws a retry before approval.
 * @throws NotFound, AlreadyProcessed when none waits, BusinessRule (422) for anybody else
 */
export default class WithdrawRetry {
  async execute({ runId, actor }: { runId: string; actor: StaffActor }): Promise<void> {
    await transaction(async (trx) => {
      await lockRun(runId, trx)
      const failed = await failedTransfers(runId, trx)
      const asked = failed.filter(({ retryRequestedBy }) => retryRequestedBy !== null)
      if (asked.length === 0) throw new AlreadyProcessed(messages.noRetryAsked)
      const own = asked.filter(({ retryRequestedBy }) => retryRequestedBy === actor.id)
      if (own.length === 0) throw new BusinessRule(messages.notYourRetry)
      await forgetAsked(
        own.map(({ id }) => id),
        trx
      )
      await audit(
        {
          actor,
          command: 'settlement.withdrawRetry',
          subject: runSubject(runId),
          before: { transfers: own.map(({ paymentId, retryIban: iban }) => ({ paymentId, iban })) },
          after: { transfers: own.map(({ paymentId, iban }) => ({ paymentId, iban })) },
        },
        trx
      )
    })
  }
}
