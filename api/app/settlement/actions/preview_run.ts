import { recordHit } from '#app/blacklists/steps/record_hit'
import type { RunKind } from '#contracts/settlement'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { InvalidFields } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { messages } from '../i18n/fa.js'
import { planInPieces } from '../steps/plan_in_pieces.js'
import { saveRunPlan } from '../steps/save_run_plan.js'
import { owedToDistributors } from '../queries/owed.js'
import { runSubject } from '../run_subject.js'

export interface PreviewRunCommand {
  kind: RunKind
  /** Pays what has matured up to this day, `YYYY-MM-DD`; today when it is not given. */
  upTo?: string
  actor: StaffActor
}

/**
 * Makes the list of what a run would pay. Nothing is paid or taken yet: approval by a second person
 * does that, and refuses when anything has changed since.
 * @returns the run's id
 */
export default class PreviewRun {
  async execute({ kind, upTo = clock.today(), actor }: PreviewRunCommand): Promise<string> {
    if (upTo > clock.today()) {
      throw new InvalidFields([{ field: 'upTo', rule: 'range', message: messages.upToInFuture }])
    }
    return transaction(async (trx) => {
      const id = newId()
      const owed = await owedToDistributors(kind, upTo, trx)
      const plan = await planInPieces(kind, owed, clock.today())
      for (const entryId of new Set(owed.flatMap(({ heldBackBy }) => heldBackBy ?? []))) {
        await recordHit({ actor, entryId, place: 'PAYOUT' }, trx)
      }
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
      await saveRunPlan(id, plan, trx)
      await audit(
        {
          actor,
          command: 'settlement.preview',
          subject: runSubject(id),
          after: {
            number,
            kind,
            upTo,
            payouts: plan.payouts.length,
            exclusions: plan.exclusions.length,
          },
        },
        trx
      )
      return id
    })
  }
}
