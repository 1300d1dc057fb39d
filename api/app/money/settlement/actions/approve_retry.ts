import { Listed, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, Conflict } from '#app/platform/errors'
import { messages as common } from '#app/platform/i18n/fa'
import { askersInOneHand } from '#app/platform/two_people/second_person'
import { messages } from '../i18n/fa.js'
import { retryRequestOf } from '../queries/retry_request.js'
import { failedTransfers, sendAgain } from '../steps/failed_transfers.js'
import { lockRun } from '../steps/lock_run.js'
import { runSubject } from '../run_subject.js'

interface ApproveCommand {
  runId: string
  requestId: string
  actor: StaffActor
}

/**
 * A second person approves failed transfers that go to a changed account or lack evidence. Only what was shown is
 * approved, transfer by transfer.
 * @throws BusinessRule for the requester, Conflict when the request or an IBAN changed, or an invoice is FRAUD, Listed
 * when the account is blacklisted
 */
export default class ApproveRetry {
  async execute({ runId, requestId, actor }: ApproveCommand): Promise<void> {
    const approve = async (trx: Trx): Promise<void> => {
      await lockRun(runId, trx)
      const failed = await failedTransfers(runId, trx)
      const asked = failed.flatMap(({ retryIban, retryRequestedBy: askedBy, ...transfer }) =>
        retryIban === null || askedBy === null ? [] : [{ ...transfer, retryIban, askedBy }]
      )
      if (asked.length === 0) throw new AlreadyProcessed(messages.noRetryAsked)
      if ((await retryRequestOf(runId, trx)) !== requestId)
        throw new Conflict(messages.retryChanged)
      const others = await this.#ofOthers(asked, actor, trx)
      if (others.some(({ retryIban, ibanToday }) => retryIban !== ibanToday)) {
        throw new Conflict(messages.retryStale)
      }
      if (others.some(({ hasAlarm }) => hasAlarm)) throw new Conflict(messages.retryAlarmed)
      if (others.some(({ isFrozen }) => isFrozen)) throw new Conflict(messages.retryFrozen)
      const heldBackBy = others.find((transfer) => transfer.heldBackBy)?.heldBackBy
      if (heldBackBy) throw new Listed(heldBackBy, 'PAYOUT')
      await sendAgain(
        others.map(({ id, retryIban: iban, askedBy }) => ({
          id,
          iban,
          requestedBy: askedBy,
          approvedBy: actor.id,
        })),
        trx
      )
      await audit(
        {
          actor,
          command: 'settlement.approveRetry',
          subject: runSubject(runId),
          before: { transfers: others.map(({ paymentId, iban }) => ({ paymentId, iban })) },
          after: {
            transfers: others.map(({ paymentId, retryIban: iban }) => ({ paymentId, iban })),
          },
        },
        trx
      )
    }
    await recordingHits(actor, () => transaction(approve))
  }

  /**
   * Only transfers somebody else asked for.
   * @throws BusinessRule when there are none
   */
  async #ofOthers<T extends { askedBy: string }>(asked: T[], approver: StaffActor, trx: Trx) {
    const askers = asked.map(({ askedBy }) => askedBy)
    const refused = await askersInOneHand(askers, approver, trx)
    const others = asked.filter(({ askedBy }) => !refused.has(askedBy))
    if (others.length > 0) return others
    const own = askers.every((askedBy) => askedBy === approver.id)
    throw new BusinessRule(own ? messages.retrySamePerson : common.sameHand)
  }
}
