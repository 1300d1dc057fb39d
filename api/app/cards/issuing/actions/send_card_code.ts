import { inject } from '@adonisjs/core'
import { maskedInSms, type CardCodePurpose } from '#contracts/cards'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import { assertTakesCode } from '../domain/assert_takes_code.js'
import { cardCode } from '../domain/card_code.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { newestCard } from '../steps/lock_card.js'

interface SendCommand extends CardCall {
  purpose: CardCodePurpose
}

/**
 * For blocking, unfreezing, or a forgotten PIN. person §4 "PIN flows"
 * @throws NotFound, Conflict in a status where it does nothing, OtpAlreadySent (429)
 */
@inject()
export default class SendCardCode {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, purpose, ...call }: SendCommand) {
    const card = await newestCard(await cardKeeper({ actor, ...call }))
    assertTakesCode(purpose, card)
    const { expirationMillis } = await this.codes.send({
      ...cardCode(actor, card.id, purpose),
      params: { card: maskedInSms(card.lastFour) },
    })
    return { phone: actor.phone, expirationMillis }
  }
}
