import { inject } from '@adonisjs/core'
import { forgetAttempts } from '#app/people/identity/daily_attempts'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import { transaction } from '#app/platform/database/database'
import { assertEnabled } from '../domain/assert_enabled.js'
import { pinPurpose } from '../domain/attempts.js'
import { cardCode } from '../domain/card_code.js'
import { cardIssuer } from '../issuers.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { ownCard, type OwnCard } from '../queries/own_card.js'
import { issued, lockCard, newestCard } from '../steps/lock_card.js'
import { noteNewPin } from '../steps/note_new_pin.js'
import { refuseEasyPin } from '../steps/refuse_easy_pin.js'

interface ResetCommand extends CardCall {
  otpSecret: string
  pin1: string
}

/**
 * Uses up the code first, so of concurrent requests one wins; restores it when issuer or we fail. Forgets wrong tries
 * and their lock.
 * @throws NotFound, Conflict unless ENABLED, InvalidFields for an easy PIN, OtpWrong (400)
 */
@inject()
export default class ResetPin {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, otpSecret, pin1, ...call }: ResetCommand): Promise<OwnCard> {
    const keeper = await cardKeeper({ actor, ...call })
    const card = await newestCard(keeper)
    assertEnabled(card)
    await refuseEasyPin(actor, 'pin1', pin1)
    const scope = cardCode(actor, card.id, 'FORGOT_PIN')
    const code = await this.codes.check({ ...scope, code: otpSecret })
    await transaction(async (trx) => {
      assertEnabled(await lockCard(card.id, trx))
      await this.codes.consume(code, trx)
    })
    try {
      await cardIssuer().setPin(issued(card), pin1)
      await transaction(async (trx) => {
        await noteNewPin(actor, card, 'cards.reset-pin', trx)
        await forgetAttempts(pinPurpose, card.id, trx)
      })
    } catch (error) {
      await this.codes.giveBack(code)
      throw error
    }
    return ownCard(keeper)
  }
}
