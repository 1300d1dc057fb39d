import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { lockCard } from '../steps/lock_card.js'
import { printCard } from '../steps/print_card.js'

/**
 * By hand. api-person "The card"
 * @throws NotFound, Conflict
 */
export default class PrintCard {
  async execute({ actor, cardId }: { actor: StaffActor; cardId: string }) {
    return transaction(async (trx) => {
      const card = await lockCard(cardId, trx)
      const parcelId = await printCard(card, trx)
      const [before, after] = [{ status: card.status }, { status: 'PRINTED' as const }]
      const subject = { type: 'cards', id: cardId }
      await audit({ actor, command: 'cards.print', subject, before, after }, trx)
      return { ...after, parcelId }
    })
  }
}
