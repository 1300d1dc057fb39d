import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { lockRegistrationOf } from '../steps/lock_registration.js'

/** The two dialogs that are shown until they are closed. person §4 */
const flags = { credit: 'has_just_got_credit', refusal: 'has_not_get_credit' } as const

interface SeenCommand {
  actor: CustomerActor
  plan: unknown
  what: keyof typeof flags
}

/** Closes the congratulations or the refusal dialog for good; closing it again changes nothing. */
export default class MarkSeen {
  async execute({ actor, plan, what }: SeenCommand): Promise<void> {
    await transaction(async (trx) => {
      const { id } = await lockRegistrationOf(actor, plan, trx)
      await trx
        .from('registrations')
        .where({ id, [flags[what]]: true })
        .update({ [flags[what]]: false, updated_at: clock.businessNow().toJSDate() })
    })
  }
}
