import { takesAddress } from '#contracts/cards'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { deliverTo } from '../steps/deliver_to.js'
import { lockCard } from '../steps/lock_card.js'

interface ConfirmCommand {
  actor: StaffActor
  cardId: string
  /** Default: the former address. */
  addressId?: string
  /** Who said so, how. */
  reason: string
}

/**
 * Staff readdress a returned card for its owner.
 * @throws NotFound for foreign addresses, Conflict when it is addressed
 */
export default class ConfirmAddress {
  async execute({ actor, cardId, addressId, reason }: ConfirmCommand): Promise<void> {
    await transaction(async (trx) => {
      const card = await lockCard(cardId, trx)
      if (!card.awaitsAddress) throw new Conflict(messages.addressKnown)
      if (!takesAddress(card.status)) throw new Conflict(messages.addressFixed)
      if (addressId) return deliverTo({ actor, card, addressId, reason }, trx)
      const updated_at = clock.businessNow().toJSDate()
      await trx.from('cards').where({ id: cardId }).update({ awaits_address: false, updated_at })
      const subject = { type: 'cards', id: cardId } as const
      await audit({ actor, command: 'cards.confirm-address', subject, reason }, trx)
    })
  }
}
