import { isCardDue } from '#contracts/card_holders'
import CreateCard from '#app/cards/issuing/steps/create_card'
import { deliverTo } from '#app/cards/issuing/steps/deliver_to'
import { lockCard } from '#app/cards/issuing/steps/lock_card'
import { companyIn } from '#app/people/owners/owner'
import type { AnyActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { lockHolder } from './lock_holder.js'

/** Once nothing is missing; called in the transaction of each prerequisite, holder locked. docs/adr/0028 */
export const issueCard = async (
  { actor, holderId }: { actor: AnyActor; holderId: string },
  trx: Trx
): Promise<void> => {
  const holder = await lockHolder(holderId, trx)
  if (holder.isRemoved || !isCardDue(holder)) return
  const keeper = { owner: companyIn(holder.companyId), holderId }
  const cardId = await new CreateCard().execute(keeper, trx)
  const card = await lockCard(cardId, trx)
  await deliverTo({ actor, card, addressId: holder.addressId! }, trx)
}
