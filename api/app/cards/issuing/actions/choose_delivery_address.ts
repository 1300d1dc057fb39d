import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { ownCardNamed, type OwnCard } from '../queries/own_card.js'
import { deliverTo } from '../steps/deliver_to.js'
import { lockCard } from '../steps/lock_card.js'

interface ChooseCommand extends CardCall {
  cardId: string
  addressId: string
}

/**
 * Company cards are addressed by the CEO. domain "Cards"
 * @throws NotFound for foreign cards and addresses, Conflict once printed, BusinessRule for a company's card
 */
export default class ChooseDeliveryAddress {
  async execute({ actor, cardId, addressId, ...call }: ChooseCommand): Promise<OwnCard> {
    const keeper = await cardKeeper({ actor, ...call })
    if (keeper.holderId) throw new BusinessRule(messages.addressOfCompany)
    return transaction(async (trx) => {
      await ownCardNamed(keeper, cardId, trx)
      await deliverTo({ actor, card: await lockCard(cardId, trx), addressId }, trx)
      return ownCardNamed(keeper, cardId, trx)
    })
  }
}
