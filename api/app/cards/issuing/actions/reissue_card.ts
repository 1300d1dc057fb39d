import { inject } from '@adonisjs/core'
import { isReissuable } from '#contracts/cards'
import type { OwnerName } from '#contracts/owners'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { messages } from '../i18n/fa.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { ownCard, type OwnCard } from '../queries/own_card.js'
import CreateCard from '../steps/create_card.js'
import { lockNewestCard } from '../steps/lock_card.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** `lastFour` of the replaced card. */
    CardReissued: { cardId: string; owner: OwnerName; lastFour: string }
  }
}

/**
 * Contract and fee stay; the old card's lock prevents two. domain "Cards"
 * @throws NotFound, Conflict unless BLOCKED or DISABLED
 */
@inject()
export default class ReissueCard {
  constructor(private createCard: CreateCard) {}

  async execute({ actor, ...call }: CardCall): Promise<OwnCard> {
    const keeper = await cardKeeper({ actor, ...call })
    return transaction(async (trx) => {
      const former = await lockNewestCard(keeper, trx)
      if (!isReissuable(former.status)) throw new Conflict(messages.notReissuable)
      const id = await this.createCard.execute(keeper, trx, former.id)
      const subject = { type: 'cards', id }
      await audit({ actor, command: 'cards.reissue', subject, after: { replaces: former.id } }, trx)
      const { owner, lastFour } = former
      await publish('CardReissued', { cardId: id, owner, lastFour }, trx)
      return ownCard(keeper, trx)
    })
  }
}
