import { refusalOfCard, withinCeiling } from '#contracts/devices'
import { cashOf, drawnBy } from '#app/money/ledger/queries/balances'
import { maskedNumber } from '#contracts/cards'
import type { PartnerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { CardPaymentRefused } from '../exceptions.js'
import { deviceOf } from '../queries/device_of.js'
import { cardTerms } from '../queries/holder_terms.js'
import { cardAtDevice } from '../steps/card_at_device.js'
import { refuseLockedDevice } from '../steps/device_tries.js'
import { provePinAtDevice, refusalOfPin } from '../steps/prove_pin_at_device.js'

interface BalanceCommand {
  actor: PartnerActor
  cardNumber: string
  pin: string
}

/**
 * Requires the PIN; a company card shows at most its holder's ceiling.
 * @throws Forbidden, CardPaymentRefused for a wrong PIN and unusable cards, Throttled
 */
export default class AskCardBalance {
  async execute({ actor, cardNumber, pin }: BalanceCommand) {
    const device = await deviceOf(actor)
    await refuseLockedDevice(device)
    const card = await cardAtDevice(device, cardNumber)
    const refusal = card ? refusalOfCard(card, clock.today()) : 'CARD_UNKNOWN'
    if (!device.isOpen) throw new CardPaymentRefused('MERCHANT_CLOSED')
    if (!card || refusal) throw new CardPaymentRefused(refusal!)
    const refused = refusalOfPin[await provePinAtDevice(device, card, pin)]
    if (refused) throw new CardPaymentRefused(refused)
    const { limit, balance, held } = await drawnBy(card.owner)
    const terms = await cardTerms(card.id)
    return {
      cardNumber: maskedNumber(card.lastFour),
      credit: withinCeiling(limit - balance - held, terms),
      cash: withinCeiling(await cashOf(card.owner), terms),
    }
  }
}
