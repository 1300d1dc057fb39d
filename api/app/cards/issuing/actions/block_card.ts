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

interface BlockCommand extends CardCall {
  otpSecret: string
}

/**
 * Final; charges read the status, the issuer is notified after. person §4 "PIN flows"
 * @throws NotFound, Conflict unless ENABLED or FROZEN, OtpWrong (400)
 */
@inject()
export default class BlockCard {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, otpSecret, ...call }: BlockCommand): Promise<OwnCard> {
    const keeper = await cardKeeper({ actor, ...call })
    const { id: cardId, ...card } = await newestCard(keeper)
    assertTakesCode('BLOCK', card)
    const code = await this.codes.check({ ...cardCode(actor, cardId, 'BLOCK'), code: otpSecret })
    return transaction(async (trx) => {
      const locked = await lockCard(cardId, trx)
      assertTakesCode('BLOCK', locked)
      // Named by a command, it is not the caller's own.
      const by = call.keeper ? 'CEO' : 'KEEPER'
      await moveCard({ ...locked, by }, 'BLOCKED', trx)
      await this.codes.consume(code, trx)
      const [before, after] = [{ status: locked.status }, { status: 'BLOCKED' }]
      const subject = { type: 'cards', id: cardId }
      await audit({ actor, command: 'cards.block', subject, before, after }, trx)
      return ownCardNamed(keeper, cardId, trx)
    })
  }
}
