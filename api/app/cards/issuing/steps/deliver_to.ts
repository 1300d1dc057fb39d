import { isDeepStrictEqual } from 'node:util'
import type { DeliveryAddress } from '#contracts/addresses'
import { takesAddress } from '#contracts/cards'
import { ownAddress } from '#app/people/addresses/queries/addresses'
import type { AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { CardRow } from './lock_card.js'
import { moveCard } from './move_card.js'

const goesThere = async (cardId: string, address: DeliveryAddress, trx: Trx): Promise<boolean> => {
  const { delivery_address: known } = await trx
    .from('cards')
    .where({ id: cardId })
    .select('delivery_address')
    .firstOrFail()
  return isDeepStrictEqual(known, address)
}

interface DeliverCommand {
  actor: AnyActor
  /** Locked. */
  card: CardRow
  addressId: string
  /** Given by staff. */
  reason?: string
}

/**
 * Queues a CREATED card for printing; changeable until printed. The same address has no effect, except for a returned
 * card. domain "Cards"
 * @throws NotFound for foreign addresses, Conflict once printed
 */
export const deliverTo = async (
  { actor, card, addressId, reason }: DeliverCommand,
  trx: Trx
): Promise<void> => {
  const { deliverable: _, ...address } = await ownAddress(card.owner, addressId, trx)
  if (!takesAddress(card.status)) throw new Conflict(messages.addressFixed)
  const isOpen = card.status === 'CREATED' || card.awaitsAddress
  if (!isOpen && (await goesThere(card.id, address, trx))) return
  const changed = { delivery_address: JSON.stringify(address), awaits_address: false }
  if (card.status === 'CREATED') await moveCard(card, 'PRINT_PENDING', trx, changed)
  else {
    const updated_at = clock.businessNow().toJSDate()
    await trx
      .from('cards')
      .where({ id: card.id })
      .update({ ...changed, updated_at })
  }
  const subject = { type: 'cards', id: card.id }
  await audit(
    { actor, command: 'cards.choose-address', subject, after: { addressId }, reason },
    trx
  )
}
