import { inject } from '@adonisjs/core'
import { refusalOfCard, withinCeiling } from '#contracts/devices'
import AskRemainCredit from '#app/trade/orders/actions/ask_remain_credit'
import type { RemainCredit } from '#app/trade/orders/queries/remain_credit'
import type { PartnerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { CardPaymentRefused } from '../exceptions.js'
import { deviceOf } from '../queries/device_of.js'
import { cardTerms } from '../queries/holder_terms.js'
import { cardAtDevice } from '../steps/card_at_device.js'
import { refuseLockedDevice } from '../steps/device_tries.js'

interface Question {
  actor: PartnerActor
  cardNumber: string
}

/**
 * For partners without PIN entry, by the consent that suppliers need; a company card shows at most its holder's
 * ceiling.
 * @throws Forbidden, CardPaymentRefused for unusable cards, CustomerUnknown
 */
@inject()
export default class AskCardCredit {
  constructor(private askRemainCredit: AskRemainCredit) {}

  async execute({ actor, cardNumber }: Question): Promise<RemainCredit> {
    const device = await deviceOf(actor)
    await refuseLockedDevice(device)
    if (!device.isOpen) throw new CardPaymentRefused('MERCHANT_CLOSED')
    const card = await cardAtDevice(device, cardNumber)
    if (!card) throw new CardPaymentRefused('CARD_UNKNOWN')
    const refusal = refusalOfCard(card, clock.today())
    if (refusal) throw new CardPaymentRefused(refusal)
    const { plan, type, id } = card.owner
    const seller = { ...actor, distributorId: device.distributorId, plans: [plan] }
    const buyer = { owner: { type, id } }
    const credit = await this.askRemainCredit.execute({ actor: seller, buyer, plan })
    const remainCredit = withinCeiling(credit.remainCredit, await cardTerms(card.id))
    return { ...credit, remainCredit }
  }
}
