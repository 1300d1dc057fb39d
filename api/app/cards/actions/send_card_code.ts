import { inject } from '@adonisjs/core'
import { maskedInSms, type CardCodePurpose } from '#contracts/cards'
import { OneTimeCodes } from '#app/identity/one_time_codes'
import type { CustomerActor } from '#app/shared/actor'
import { assertEnabled } from '../domain/assert_enabled.js'
import { cardCode } from '../domain/card_code.js'
import { cardOwner } from '../domain/card_owner.js'
import { newestCard } from '../steps/lock_card.js'

interface SendCommand {
  actor: CustomerActor
  plan?: unknown
  purpose: CardCodePurpose
}

/**
 * Sends the code that blocks the card, or that a forgotten PIN is replaced with. person §4 "PIN flows"
 * @throws NotFound without a card, Conflict unless it is ENABLED, OtpAlreadySent (429) while one is alive
 */
@inject()
export default class SendCardCode {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, plan, purpose }: SendCommand) {
    const card = await newestCard(cardOwner(actor, plan))
    assertEnabled(card)
    const { expirationMillis } = await this.codes.send({
      ...cardCode(actor, card.id, purpose),
      params: { card: maskedInSms(card.lastFour) },
    })
    return { phone: actor.phone, expirationMillis }
  }
}
