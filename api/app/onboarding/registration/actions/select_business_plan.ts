import { refuseListedOwner, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { assertPlanOpen } from '#app/reference/plans/steps/lock_plan'
import { savePlan } from '#app/people/identity/steps/keep_person'
import { personIn } from '#app/people/owners/owner'
import { lockPerson } from '#app/people/identity/steps/lock_people'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { isPersonPlan } from '#contracts/plans'
import { registrationStatus, type RegistrationStatus } from '../queries/registration_status.js'

interface SelectCommand {
  actor: CustomerActor
  plan: unknown
}

/**
 * Starts the registration in a plan of whoever has signed in, and turns their session to it; one that speaks for a
 * company stays with the company. Choosing the plan again changes nothing. Identity is verified once per user: a second
 * plan begins where the first one stands.
 */
export default class SelectBusinessPlan {
  /** @throws NotFound where the path names no plan of persons; BusinessRule for a closed plan */
  async execute({ actor, plan }: SelectCommand): Promise<RegistrationStatus> {
    if (!isPersonPlan(plan)) throw new NotFound()
    const owner = personIn(actor.id, plan)
    const now = clock.businessNow().toJSDate()
    const select = () =>
      transaction(async (trx) => {
        // The user's row is locked before any registration, here and in the review.
        await lockPerson(actor.id, trx)
        const first = await trx
          .from('registrations')
          .where('user_id', actor.id)
          .select('identity_status', 'identity_rejection', 'identity_sent_at')
          .orderBy('created_at')
          .first()
        if (!first) await refuseListedOwner('STEP', owner, trx)
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
    return registrationStatus({ ...actor, owner }, plan)
  }
}
