import { refuseListedOwner, recordingHits } from '#app/blacklists/steps/refuse_listed'
import { assertPlanOpen } from '#app/plans/steps/lock_plan'
import { savePlan } from '#app/identity/steps/keep_person'
import type { CustomerActor } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { newId } from '#app/shared/ids'
import { personPlanOf } from '../queries/registration_of.js'

interface SelectCommand {
  actor: CustomerActor
  plan: unknown
}

/**
 * Starts the customer's registration in a plan and turns the session to it; choosing the plan again
 * changes nothing. Identity is verified once per user: a second plan begins where the first one stands.
 */
export default class SelectBusinessPlan {
  async execute({ actor, plan: wanted }: SelectCommand): Promise<void> {
    const plan = personPlanOf(actor, wanted)
    const now = clock.businessNow().toJSDate()
    const select = () =>
      transaction(async (trx) => {
        // The user's row is locked before any registration, here and in the review.
        await trx.from('users').where('id', actor.id).forUpdate().select('id')
        const first = await trx
          .from('registrations')
          .where('user_id', actor.id)
          .select('identity_status', 'identity_rejection', 'identity_sent_at')
          .orderBy('created_at')
          .first()
        if (!first) await refuseListedOwner('STEP', actor.owner, trx)
        const begun = trx.from('registrations').where({ user_id: actor.id, plan })
        if (!(await begun.select('id').first())) await assertPlanOpen(plan, trx)
        await trx
          .knexQuery()
          .insert({
            id: newId(),
            user_id: actor.id,
            plan,
            ...first,
            created_at: now,
            updated_at: now,
          })
          .into('registrations')
          .onConflict(['user_id', 'plan'])
          .ignore()
        await savePlan(actor, plan, trx)
      })
    await recordingHits(actor, select)
  }
}
