import { cardRules } from '#contracts/cards'
import {
  throttledUntilTomorrow,
  recordAttempt,
  forgetAttempt,
} from '#app/people/identity/daily_attempts'
import { transaction } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { assertEnabled } from '../domain/assert_enabled.js'
import { CardRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import { cardIssuer } from '../issuers.js'
import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { ownCard, type OwnCard } from '../queries/own_card.js'
import { issued, newestCard, type CardRow } from '../steps/lock_card.js'
import { noteNewPin } from '../steps/note_new_pin.js'
import { provePin } from '../steps/prove_pin.js'
import { refuseEasyPin } from '../steps/refuse_easy_pin.js'

interface ChangeCommand extends CardCall {
  pin1Old: string
  pin1New: string
}

/**
 * person §4 "PIN flows"
 * @throws NotFound, Conflict unless ENABLED, InvalidFields for an easy PIN or the former, CardRefused for a wrong former
 * one, Throttled from the third a day and beyond a day's changes
 */
export default class ChangePin {
  async execute({ actor, pin1Old, pin1New, ...call }: ChangeCommand): Promise<OwnCard> {
    const keeper = await cardKeeper({ actor, ...call })
    const card = await newestCard(keeper)
    assertEnabled(card)
    await refuseEasyPin(actor, 'pin1New', pin1New)
    if (pin1New === pin1Old) throw refusedField('pin1New', messages.pinSame)
    const verdict = await provePin(card, pin1Old, messages.pinLocked)
    if (verdict === 'LOCKED') throw throttledUntilTomorrow(messages.pinLocked)
    if (verdict === 'WRONG') throw new CardRefused(messages.pinWrong)
    await countChange(card)
    const next = { former: pin1Old, next: pin1New }
    const isChanged = await cardIssuer()
      .changePin(issued(card), next)
      .catch(async (error: unknown) => {
        await forgetAttempt(changesOf(card))
        throw error
      })
    if (!isChanged) throw new CardRefused(messages.pinWrong)
    await transaction((trx) => noteNewPin(actor, card, 'cards.change-pin', trx))
    return ownCard(keeper)
  }
}

const changesOf = ({ id }: CardRow) => ({ purpose: 'CARD_PIN_CHANGE', who: id })

const countChange = (card: CardRow) =>
  recordAttempt({
    ...changesOf(card),
    isRight: false,
    max: cardRules.pinChangesPerDay,
    message: messages.pinChangesSpent,
  })
