import { DateTime } from 'luxon'
import { cardRules } from '#contracts/cards'
import { throttledUntilTomorrow, recordAttempt } from '#app/people/identity/daily_attempts'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { cvv2Purpose } from '../domain/attempts.js'
import type { CardKeeper } from '../domain/card_keeper.js'
import { CardRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import { cardIssuer } from '../issuers.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { cardManagement } from '../queries/card_management.js'
import { ownCard, type OwnCard } from '../queries/own_card.js'
import { issued, lockCard, newestCard, type CardRow } from '../steps/lock_card.js'
import { moveCard } from '../steps/move_card.js'
import { refuseEasyPin } from '../steps/refuse_easy_pin.js'

interface ActivateCommand extends CardCall {
  cvv2: string
  pin1: string
}

/** Exceeds the issuer's timeout; bounds a crashed claim. */
const activatingSeconds = 30

/**
 * Proved by CVV2; the first PIN goes to the issuer outside any transaction, under a claim on the card.
 * @throws NotFound, Conflict unless DELIVERED, BusinessRule without contract or fee, InvalidFields for an easy PIN,
 * CardRefused for a wrong CVV2, Throttled from the third a day
 */
export default class ActivateCard {
  async execute({ actor, cvv2, pin1, ...call }: ActivateCommand): Promise<OwnCard> {
    const keeper = await cardKeeper({ actor, ...call })
    const card = await newestCard(keeper)
    assertDelivered(card)
    await assertReady(keeper)
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

const assertDelivered = ({ status }: CardRow) => {
  // What its holder has frozen becomes ENABLED by a code, never by a CVV2.
  if (status !== 'DELIVERED') throw new Conflict(messages.refusedMove.ENABLED)
}

const assertReady = async (keeper: CardKeeper) => {
  const { isContractSigned, hasActivePlatformFee } = await cardManagement(keeper)
  if (!isContractSigned) throw new BusinessRule(messages.contractUnsigned)
  if (!hasActivePlatformFee) throw new BusinessRule(messages.feeUnpaid)
}

const proveCvv2 = async (card: CardRow, cvv2: string) => {
  const isRight = await cardIssuer().checkCvv2(issued(card), cvv2)
  const { hasLocked } = await recordAttempt({
    purpose: cvv2Purpose,
    who: card.id,
    isRight,
    max: cardRules.wrongPerDay,
    message: messages.cvv2Locked,
  })
  if (hasLocked) throw throttledUntilTomorrow(messages.cvv2Locked)
  if (!isRight) throw new CardRefused(messages.cvv2Wrong)
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
