import { limits } from '#contracts/limits'
import type { PersonPlan } from '#contracts/plans'
import { planNotChosen } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

interface LatinNameCommand {
  actor: CustomerActor
  plan: PersonPlan
  firstnameEn: string
  lastnameEn: string
}

/** The name as a card bears it, from the next card on: one that is printed already keeps its own. */
export default class KeepLatinName {
  /** @throws BusinessRule (422) for a plan that was not chosen, InvalidFields for more than a card has room for */
  async execute({ actor, plan, firstnameEn, lastnameEn }: LatinNameCommand): Promise<void> {
    if (`${firstnameEn} ${lastnameEn}`.length > limits.cardName) {
      const message = messages.latinNameTooLong
      throw new InvalidFields([{ field: 'lastnameEn', rule: 'maxLength', message }])
    }
    await transaction(async (trx) => {
      const chosen = await trx
        .from('identity_chosen_plans')
        .select('id')
        .where({ user_id: actor.id, plan })
        .first()
      if (!chosen) throw planNotChosen()
      await trx.from('users').where({ id: actor.id }).update({
        firstname_en: firstnameEn,
        lastname_en: lastnameEn,
        updated_at: clock.businessNow().toJSDate(),
      })
    })
  }
}
