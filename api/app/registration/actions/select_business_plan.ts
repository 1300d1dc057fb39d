import { keepPlan } from '#app/identity/steps/keep_person'
import type { CustomerActor } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { newId } from '#app/shared/ids'
import { personPlanOf } from '../queries/registration_of.js'

/**
 * Starts the customer's registration in a plan and turns the session to it; choosing the plan again
 * changes nothing. Identity is verified once per user: a second plan begins where the first one stands.
 */
export default class SelectBusinessPlan {
  async execute(customer: CustomerActor, planOfPath: unknown): Promise<void> {
    const plan = personPlanOf(customer, planOfPath)
    const now = clock.businessNow().toJSDate()
    await transaction(async (trx) => {
      // The user's row is locked before any registration, here and in the review.
      await trx.from('users').where('id', customer.id).forUpdate().select('id')
      const first = await trx
        .from('registrations')
        .where('user_id', customer.id)
        .select('identity_status', 'identity_rejection', 'identity_sent_at')
        .orderBy('created_at')
        .first()
      await trx
        .knexQuery()
        .insert({
          id: newId(),
          user_id: customer.id,
          plan,
          ...first,
          created_at: now,
          updated_at: now,
        })
        .into('registrations')
        .onConflict(['user_id', 'plan'])
        .ignore()
      await keepPlan(customer, plan, trx)
    })
  }
}
