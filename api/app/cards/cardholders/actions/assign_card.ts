import { ownAddress } from '#app/people/addresses/queries/addresses'
import { deliverTo } from '#app/cards/issuing/steps/deliver_to'
import { lockCard } from '#app/cards/issuing/steps/lock_card'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { cardHolder, type CardHolder } from '../queries/card_holder.js'
import { issueCard } from '../steps/issue_card.js'
import { lockHolderOf, type LockedHolder } from '../steps/lock_holder.js'

interface AssignCommand {
  actor: CustomerActor
  userId: string
  addressId: string
}

/**
 * To an address of the company until printed; idempotent. company §2 "select-address"
 * @throws NotFound for foreign holders and addresses, Conflict once printed, BusinessRule for other than the CEO
 */
export default class AssignCard {
  async execute({ actor, userId, addressId }: AssignCommand): Promise<CardHolder> {
    const { companyId } = ceoOf(actor)
    return transaction(async (trx) => {
      const holder = await lockHolderOf({ companyId, userId }, trx)
      await ownAddress(actor.owner, addressId, trx)
      if (holder.cardId) {
        await deliverTo({ actor, card: await lockCard(holder.cardId, trx), addressId }, trx)
      }
      if (holder.addressId !== addressId) await assign({ actor, holder, addressId }, trx)
      await issueCard({ actor, holderId: holder.id }, trx)
      return cardHolder(companyId, userId, trx)
    })
  }
}

const assign = async (
  { actor, holder, addressId }: Omit<AssignCommand, 'userId'> & { holder: LockedHolder },
  trx: Trx
): Promise<void> => {
  const row = { address_id: addressId, updated_at: clock.businessNow().toJSDate() }
  await trx.from('card_holders').where('id', holder.id).update(row)
  const subject = { type: 'card-holders', id: holder.id }
  await audit({ actor, command: 'card-holders.assign', subject, after: { addressId } }, trx)
}
