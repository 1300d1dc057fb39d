import { DateTime } from 'luxon'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { cardIssuer } from '../issuers.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { ownCard, type OwnCard } from '../queries/own_card.js'
import { activatableCard, assertDelivered } from '../steps/activatable_card.js'
import { issued, lockCard } from '../steps/lock_card.js'
import { moveCard } from '../steps/move_card.js'
import { proveCvv2 } from '../steps/prove_cvv2.js'
import { refuseEasyPin } from '../steps/refuse_easy_pin.js'

interface ActivateCommand extends CardCall {
  cvv2: string
  pin1: string
}

/** Exceeds the issuer's timeout; bounds a crashed claim. */
const activatingSeconds = 30

/**
 * Proved by CVV2; the first PIN goes to the issuer outside any transaction, under a claim on the card.
 * @throws NotFound, Conflict unless DELIVERED, BusinessRule once expired or without contract or fee, InvalidFields for an easy PIN,
 * CardRefused for a wrong CVV2, Throttled from the third a day
 */
export default class ActivateCard {
  async execute({ actor, cvv2, pin1, ...call }: ActivateCommand): Promise<OwnCard> {
    const keeper = await cardKeeper({ actor, ...call })
    const card = await activatableCard(keeper)
    await refuseEasyPin(actor, 'pin1', pin1)
    await proveCvv2(card, cvv2)
    await claim(card.id)
    try {
      await cardIssuer().setPin(issued(card), pin1)
      await enable(actor, card.id)
    } catch (error) {
      await release(card.id)
      throw error
    }
    return ownCard(keeper)
  }
}

/** Of concurrent requests one wins, the other is refused. */
const claim = (cardId: string) =>
  transaction(async (trx) => {
    assertDelivered(await lockCard(cardId, trx))
    const { activating_until: until } = await trx
      .from('cards')
      .where({ id: cardId })
      .select('activating_until')
      .firstOrFail()
    const now = clock.systemNow()
    if (until && DateTime.fromJSDate(until) > now) throw new Conflict(messages.beingActivated)
    const activating_until = now.plus({ seconds: activatingSeconds }).toJSDate()
    await trx.from('cards').where({ id: cardId }).update({ activating_until })
  })

const enable = (actor: CustomerActor, cardId: string) =>
  transaction(async (trx) => {
    const card = await lockCard(cardId, trx)
    assertDelivered(card)
    await moveCard(card, 'ENABLED', trx, { activating_until: null })
    const [before, after] = [{ status: card.status }, { status: 'ENABLED' }]
    const subject = { type: 'cards', id: cardId }
    await audit({ actor, command: 'cards.activate', subject, before, after }, trx)
  })

const release = (cardId: string) =>
  transaction(async (trx) => {
    await trx.from('cards').where({ id: cardId }).update({ activating_until: null })
  })
