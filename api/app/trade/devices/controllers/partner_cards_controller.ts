import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskCardCredit from '#app/trade/devices/actions/ask_card_credit'
import { deviceOf } from '#app/trade/devices/queries/device_of'
import { detectCard } from '#app/trade/devices/steps/detect_card'
import { cardValidator } from '#app/trade/devices/validators/device_calls'
import { throttledDevice } from '../http/throttled_device.js'

/** Asked before charging. docs/adr/0023-card-payments.md */
export default class PartnerCardsController {
  async show(ctx: HttpContext) {
    const actor = await throttledDevice(ctx)
    const { cardNumber } = await ctx.request.validateUsing(cardValidator)
    return detectCard(await deviceOf(actor), cardNumber)
  }

  @inject()
  async remainCredit(ctx: HttpContext, askCardCredit: AskCardCredit) {
    const actor = await throttledDevice(ctx)
    const { cardNumber } = await ctx.request.validateUsing(cardValidator)
    return askCardCredit.execute({ actor, cardNumber })
  }
}
