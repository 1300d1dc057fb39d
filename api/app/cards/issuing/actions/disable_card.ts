import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { lockCard } from '../steps/lock_card.js'
import { moveCard } from '../steps/move_card.js'

interface DisableCommand {
  actor: StaffActor
  cardId: string
  reason: string
}

/**
 * For the bank; the holder may ask for another.
 * @throws NotFound, Conflict
 */
export default class DisableCard {
  async execute({ actor, cardId, reason }: DisableCommand) {
    return transaction(async (trx) => {
      const card = await lockCard(cardId, trx)
      await moveCard(card, 'DISABLED', trx)
      const [before, after] = [{ status: card.status }, { status: 'DISABLED' as const }]
      const subject = { type: 'cards', id: cardId }
      await audit({ actor, command: 'cards.disable', subject, before, after, reason }, trx)
      return after
    })
  }
}
