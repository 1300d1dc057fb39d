import { takesAddress } from '#contracts/cards'
import { ownAddress } from '#app/addresses/queries/addresses'
import type { CustomerActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import { cardOwner } from '../domain/card_owner.js'
import { messages } from '../i18n/fa.js'
import { ownCardNamed, type OwnCard } from '../queries/own_card.js'
import { lockCard } from '../steps/lock_card.js'
import { moveCard } from '../steps/move_card.js'

interface ChooseCommand {
  actor: CustomerActor
  plan?: unknown
  cardId: string
  addressId: string
}

/**
 * Sends the card to an address of its owner, as it is now: from CREATED the card goes to the printer's queue, there
 * the address may still be changed. domain "Cards"
 * @throws NotFound for cards and addresses of others, Conflict once it is printed
 */
export default class ChooseDeliveryAddress {
  async execute({ actor, plan, cardId, addressId }: ChooseCommand): Promise<OwnCard> {
    const owner = cardOwner(actor, plan)
    return transaction(async (trx) => {
      await ownCardNamed(owner, cardId, trx)
      const card = await lockCard(cardId, trx)
      const { deliverable: _, ...address } = await ownAddress(owner, addressId, trx)
      if (!takesAddress(card.status)) throw new Conflict(messages.addressFixed)
      const changed = { delivery_address: JSON.stringify(address) }
      if (card.status === 'CREATED') await moveCard(card, 'PRINT_PENDING', trx, changed)
      else {
        const updated_at = clock.businessNow().toJSDate()
        await trx
          .from('cards')
          .where({ id: cardId })
          .update({ ...changed, updated_at })
      }
      const subject = { type: 'cards', id: cardId }
      await audit({ actor, command: 'cards.choose-address', subject, after: { addressId } }, trx)
      return ownCardNamed(owner, cardId, trx)
    })
  }
}
