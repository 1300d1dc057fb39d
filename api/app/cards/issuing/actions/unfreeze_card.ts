import { inject } from '@adonisjs/core'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { assertTakesCode } from '../domain/assert_takes_code.js'
import { cardCode } from '../domain/card_code.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { ownCardNamed, type OwnCard } from '../queries/own_card.js'
import { lockCard, newestCard } from '../steps/lock_card.js'
import { moveCard } from '../steps/move_card.js'

interface UnfreezeCommand extends CardCall {
  otpSecret: string
}

/**
 * Takes a code, so that a phone left open opens no card.
 * @throws NotFound, Conflict unless FROZEN, OtpWrong (400)
 */
@inject()
export default class UnfreezeCard {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, otpSecret, ...call }: UnfreezeCommand): Promise<OwnCard> {
    const keeper = await cardKeeper({ actor, ...call })
    const { id: cardId, ...card } = await newestCard(keeper)
    assertTakesCode('UNFREEZE', card)
    const scope = cardCode(actor, cardId, 'UNFREEZE')
    const code = await this.codes.check({ ...scope, code: otpSecret })
    return transaction(async (trx) => {
      const locked = await lockCard(cardId, trx)
      assertTakesCode('UNFREEZE', locked)
      await moveCard(locked, 'ENABLED', trx)
      await this.codes.consume(code, trx)
      const [before, after] = [{ status: locked.status }, { status: 'ENABLED' }]
      const subject = { type: 'cards', id: cardId }
      await audit({ actor, command: 'cards.unfreeze', subject, before, after }, trx)
      return ownCardNamed(keeper, cardId, trx)
    })
  }
}
