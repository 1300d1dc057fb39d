import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { AlreadyProcessed, BusinessRule, Conflict } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { failedTransfers, sendAgain } from '../queries/failed_transfers.js'
import { lockRun } from '../queries/lock_run.js'
import { runSubject } from '../run_subject.js'

/**
 * A second person approves the changed accounts of failed transfers; from then on they are in the bank's
 * file again. Only the IBAN that was shown is approved: one that changed once more has to be asked for anew.
 * @throws BusinessRule for whoever asked, Conflict when an IBAN has changed or an invoice is FRAUD since
 */
export default class ApproveRetry {
  async execute({ runId, staff }: { runId: string; staff: StaffActor }): Promise<void> {
    await transaction(async (trx) => {
      await lockRun(runId, trx)
      const failed = await failedTransfers(runId, trx)
      const asked = failed.flatMap((transfer) =>
        transfer.retryIban === null ? [] : [{ ...transfer, retryIban: transfer.retryIban }]
      )
      if (asked.length === 0) throw new AlreadyProcessed(messages.noRetryAsked)
      const others = asked.filter(({ retryRequestedBy }) => retryRequestedBy !== staff.id)
      if (others.length === 0) throw new BusinessRule(messages.retrySamePerson)
      if (others.some(({ retryIban, ibanToday }) => retryIban !== ibanToday)) {
        throw new Conflict(messages.retryStale)
      }
      if (others.some(({ isFrozen }) => isFrozen)) throw new Conflict(messages.retryFrozen)
      await sendAgain(
        others.map(({ id, retryIban: iban }) => ({ id, iban })),
        trx
      )
      await audit(
        {
          actor: staff,
          command: 'settlement.approveRetry',
          subject: runSubject(runId),
          before: { transfers: others.map(({ paymentId, iban }) => ({ paymentId, iban })) },
          after: {
            transfers: others.map(({ paymentId, retryIban: iban }) => ({ paymentId, iban })),
          },
        },
        trx
      )
    })
  }
}
