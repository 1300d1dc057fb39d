import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { ownCardNamed, type OwnCard } from '../queries/own_card.js'
import { lockNewestCard } from '../steps/lock_card.js'
import { moveCard } from '../steps/move_card.js'

/**
 * By its holder, at once and without a code: nothing is bought until they unfreeze it. The issuer is not asked, since
 * each charge passes us.
 * @throws NotFound, Conflict unless ENABLED
 */
export default class FreezeCard {
  async execute({ actor, ...call }: CardCall): Promise<OwnCard> {
    const keeper = await cardKeeper({ actor, ...call })
    return transaction(async (trx) => {
      const card = await lockNewestCard(keeper, trx)
      await moveCard(card, 'FROZEN', trx)
      const [before, after] = [{ status: card.status }, { status: 'FROZEN' }]
      const subject = { type: 'cards', id: card.id }
      await audit({ actor, command: 'cards.freeze', subject, before, after }, trx)
      return ownCardNamed(keeper, card.id, trx)
    })
  }
}
