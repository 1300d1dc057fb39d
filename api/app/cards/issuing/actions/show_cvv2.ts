import { cardRules, showsCvv2 } from '#contracts/cards'
import { recordAttempt, forgetAttempt } from '#app/people/identity/daily_attempts'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { cardIssuer } from '../issuers.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { issued, lockNewestCard, newestCard, type CardRow } from '../steps/lock_card.js'

/**
 * Each view is counted, audited and not stored.
 * @throws NotFound, Conflict unless in the holder's hand, Throttled beyond a day's views
 */
export default class ShowCvv2 {
  async execute({ actor, ...call }: CardCall): Promise<{ cvv2: string }> {
    const keeper = await cardKeeper({ actor, ...call })
    const shown = await newestCard(keeper)
    assertShown(shown)
    const views = { purpose: 'CARD_CVV2_VIEW', who: shown.id }
    await recordAttempt({
      ...views,
      isRight: false,
      max: cardRules.cvv2ViewsPerDay,
      message: messages.cvv2ViewsSpent,
    })
    const card = await transaction(async (trx) => {
      const locked = await lockNewestCard(keeper, trx)
      assertShown(locked)
      await trx.from('cards').where({ id: locked.id }).increment('cvv2_views', 1)
      const subject = { type: 'cards', id: locked.id }
      await audit({ actor, command: 'cards.show-cvv2', subject }, trx)
      return locked
    })
    const cvv2 = await cardIssuer()
      .cvv2(issued(card))
      .catch(async (error: unknown) => {
        await forgetAttempt(views)
        throw error
      })
    return { cvv2 }
  }
}

const assertShown = ({ status }: CardRow) => {
  if (!showsCvv2(status)) throw new Conflict(messages.noCvv2)
}
