import { recordHit } from '#app/people/blacklists/steps/record_hit'
import type { RunKind } from '#contracts/settlement'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { planDistributors } from '../steps/plan_distributors.js'
import { planWithdrawals } from '../steps/plan_withdrawals.js'
import { runSubject } from '../run_subject.js'

export interface PreviewRunCommand {
  kind: RunKind
  upTo?: string
  /** Of one distributor alone. */
  distributorId?: string
  actor: StaffActor
}

/**
 * Plans a run. Nothing is paid until a second person approves an unchanged plan.
 * @returns the run's id
 */
export default class PreviewRun {
  async execute({
    kind,
    upTo = clock.today(),
    distributorId,
    actor,
  }: PreviewRunCommand): Promise<string> {
    if (upTo > clock.today()) {
      throw new InvalidFields([{ field: 'upTo', rule: 'range', message: messages.upToInFuture }])
    }
    if (distributorId && kind === 'WITHDRAWAL') {
      throw new InvalidFields([
        { field: 'distributorId', rule: 'kind', message: messages.withdrawalsOfNobody },
      ])
    }
    return transaction(async (trx) => {
      const id = newId()
      const [{ number }] = await trx
        .insertQuery()
        .table('settlement_runs')
        .insert({
          id,
          kind,
          up_to: upTo,
          created_by: actor.id,
          created_at: clock.businessNow().toJSDate(),
        })
        .returning('number')
      const planned =
        kind === 'WITHDRAWAL'
          ? await planWithdrawals(id, trx)
          : await planDistributors({ id, kind, upTo, distributorId }, trx)
      for (const entryId of planned.hits) {
        await recordHit({ actor, entryId, place: 'PAYOUT' }, trx)
      }
      await audit(
        {
          actor,
          command: 'settlement.preview',
          subject: runSubject(id),
          after: {
            number,
            kind,
            upTo,
            distributorId,
            payouts: planned.payouts,
            exclusions: planned.exclusions,
          },
        },
        trx
      )
      return id
    })
  }
}
