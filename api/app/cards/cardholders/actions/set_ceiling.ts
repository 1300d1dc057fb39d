import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { cardHolder, type CardHolder } from '../queries/card_holder.js'
import { lockHolderOf } from '../steps/lock_holder.js'

interface CeilingCommand {
  actor: CustomerActor
  userId: string
  /** Rials a Jalali month; null for none. */
  ceiling: number | null
}

/** Monthly limit by Jalali month. domain "Companies" */
export default class SetCeiling {
  /** @throws NotFound, BusinessRule for other than the CEO */
  async execute({ actor, userId, ceiling }: CeilingCommand): Promise<CardHolder> {
    const { companyId } = ceoOf(actor)
    return transaction(async (trx) => {
      const { id } = await lockHolderOf({ companyId, userId }, trx)
      const { ceiling: former } = await cardHolder(companyId, userId, trx)
      const updated_at = clock.businessNow().toJSDate()
      await trx.from('card_holders').where({ id }).update({ ceiling, updated_at })
      const [before, after] = [{ ceiling: former }, { ceiling }]
      const subject = { type: 'card-holders', id }
      await audit({ actor, command: 'card-holders.set-ceiling', subject, before, after }, trx)
      return cardHolder(companyId, userId, trx)
    })
  }
}
