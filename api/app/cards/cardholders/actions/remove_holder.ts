import { isReissuable } from '#contracts/cards'
import { lockCard } from '#app/cards/issuing/steps/lock_card'
import { moveCard } from '#app/cards/issuing/steps/move_card'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { lockCompany } from '#app/onboarding/companies/steps/lock_company'
import { outdateChanges } from '#app/onboarding/companies/steps/outdate_changes'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { lockHolderOf } from '../steps/lock_holder.js'

export default class RemoveHolder {
  /** @throws NotFound, BusinessRule for other than the CEO */
  async execute({ actor, userId }: { actor: CustomerActor; userId: string }): Promise<void> {
    const { companyId } = ceoOf(actor)
    await transaction(async (trx) => {
      const { id, cardId } = await lockHolderOf({ companyId, userId }, trx)
      const card = cardId ? await lockCard(cardId, trx) : null
      if (card && !isReissuable(card.status)) {
        await moveCard({ ...card, by: 'CEO' }, 'BLOCKED', trx)
      }
      await lockCompany(companyId, trx)
      await outdateChanges({ companyId, holderId: id }, trx)
      const now = clock.businessNow().toJSDate()
      await trx.from('card_holders').where({ id }).update({ removed_at: now, updated_at: now })
      const subject = { type: 'card-holders', id }
      await audit({ actor, command: 'card-holders.remove', subject }, trx)
    })
  }
}
