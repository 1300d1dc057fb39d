import { Listed, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { recordHit } from '#app/people/blacklists/steps/record_hit'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { askersInOneHand } from '#app/platform/two_people/second_person'
import { retryOf } from '../domain/retry.js'
import { messages } from '../i18n/fa.js'
import { failedTransfers, sendAgain, type FailedTransfer } from '../steps/failed_transfers.js'
import { lockRun } from '../steps/lock_run.js'
import { runSubject } from '../run_subject.js'

export interface Retried {
  sent: number
  /** Wait for a second person: the account changed, or nobody else brought a bank file. */
  awaitingApproval: number
  withoutIban: number
  /** An invoice is FRAUD: paused until lifted. */
  frozen: number
  /** The account is blacklisted. */
  heldBack: number
  alarmed: number
}

interface RetryCommand {
  runId: string
  actor: StaffActor
  /** One transfer, and why it may succeed now. */
  only?: { payoutId: string; reason: string }
}

const requestSql = `
  update payouts set retry_iban = asked.iban, retry_requested_by = ?, retry_requested_at = ?
    from unnest(?::uuid[], ?::text[]) as asked(id, iban)
   where payouts.id = asked.id`

/**
 * Queues a run's failed transfers again, within their run so that no other pays them. A changed IBAN, or a failure
 * without a bank file from another person, waits for a second person (ApproveRetry).
 */
export default class RetryFailed {
  async execute({ runId, actor, only }: RetryCommand): Promise<Retried> {
    const retryAll = async (trx: Trx): Promise<Retried> => {
      const run = await lockRun(runId, trx)
      if (run.status !== 'APPROVED') throw new Conflict(messages.notApproved)
      const failed = (await failedTransfers(runId, trx)).filter(
        ({ id }) => !only || id === only.payoutId
      )
      const ways = await waysOf(failed, actor, trx)
      const sent = ways.get('SEND') ?? []
      const changed = ways.get('APPROVE') ?? []
      const asked = changed.filter(({ ibanToday, retryIban }) => retryIban !== ibanToday)
      if (sent.length + asked.length === 0) throw whyNothing(failed, changed)
      await sendAgain(
        sent.map(({ id, iban }) => ({ id, iban, requestedBy: actor.id, approvedBy: null })),
        trx
      )
      await this.#ask(asked, actor, trx)
      const retried = {
        sent: sent.length,
        awaitingApproval: changed.length,
        withoutIban: ways.get('NO_IBAN')?.length ?? 0,
        frozen: ways.get('FROZEN')?.length ?? 0,
        heldBack: ways.get('HELD_BACK')?.length ?? 0,
        alarmed: ways.get('ALARMED')?.length ?? 0,
      }
      await audit(
        {
          actor,
          command: 'settlement.retry',
          subject: only ? { type: 'payouts', id: only.payoutId } : runSubject(runId),
          before: { transfers: asked.map(({ paymentId, iban }) => ({ paymentId, iban })) },
          after: {
            retried: sent.length,
            transfers: asked.map(({ paymentId, ibanToday: iban }) => ({ paymentId, iban })),
          },
          reason: only?.reason,
        },
        trx
      )
      for (const entryId of entriesOf(ways.get('HELD_BACK'))) {
        await recordHit({ actor, entryId, place: 'PAYOUT' }, trx)
      }
      return retried
    }
    return recordingHits(actor, () => transaction(retryAll))
  }

  async #ask(asked: FailedTransfer[], actor: StaffActor, trx: Trx) {
    await prepared(
      'ask_for_retry',
      requestSql,
      [
        actor.id,
        clock.businessNow().toJSDate(),
        asked.map(({ id }) => id),
        asked.map(({ ibanToday }) => ibanToday),
      ],
      trx
    )
  }
}

/** A file proves nothing to who brought it or shares their hands: both could be made up. */
const waysOf = async (failed: FailedTransfer[], actor: StaffActor, trx: Trx) => {
  const bringers = failed.flatMap(({ provenBy }) => provenBy ?? [])
  const sameHand = await askersInOneHand(bringers, actor, trx)
  return Map.groupBy(failed, (transfer) => {
    const { provenBy } = transfer
    const isHeldBack = transfer.heldBackBy !== null
    return retryOf({
      ...transfer,
      isHeldBack,
      isProven: provenBy !== null && !sameHand.has(provenBy),
    })
  })
}

const entriesOf = (transfers: FailedTransfer[] = []): Set<string> =>
  new Set(transfers.flatMap(({ heldBackBy }) => heldBackBy ?? []))

const whyNothing = (failed: FailedTransfer[], changed: FailedTransfer[]): Error => {
  if (failed.length === 0) return new BusinessRule(messages.nothingFailed)
  if (changed.length > 0) return new BusinessRule(messages.retryAwaits)
  if (failed.some(({ hasAlarm }) => hasAlarm)) return new Conflict(messages.retryAlarmed)
  if (failed.some(({ isFrozen }) => isFrozen)) return new BusinessRule(messages.retryFrozen)
  const [entryId] = entriesOf(failed)
  return entryId ? new Listed(entryId, 'PAYOUT') : new BusinessRule(messages.retryWithoutIban)
}
