import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ReverseCardPayment from '#app/trade/devices/actions/reverse_card_payment'
import TakeCardPayment from '#app/trade/devices/actions/take_card_payment'
import { cardPaymentDetails } from '#app/trade/devices/queries/card_payments'
import { deviceOf } from '#app/trade/devices/queries/device_of'
import { paymentValidator, reversalValidator } from '#app/trade/devices/validators/device_calls'
import { refusedField } from '#app/platform/errors'
import { throttledDevice } from '../http/throttled_device.js'
import { messages } from '../i18n/fa.js'

export default class DevicePaymentsController {
  @inject()
  async store(ctx: HttpContext, takePayment: TakeCardPayment) {
    const actor = await throttledDevice(ctx)
    const asked = await ctx.request.validateUsing(paymentValidator)
    if ((asked.amount === undefined) === (asked.containerId === undefined)) {
      throw refusedField('amount', messages.amountOrContainer)
    }
    const { paymentSource = 'CREDIT' } = asked
    return takePayment.execute({ actor, ...asked, paymentSource })
  }

  @inject()
  async reverse(ctx: HttpContext, reversePayment: ReverseCardPayment) {
    const actor = await throttledDevice(ctx)
    const named = await ctx.request.validateUsing(reversalValidator)
    return reversePayment.execute({ actor, ...named })
  }

  async show(ctx: HttpContext) {
    const { id } = await deviceOf(await throttledDevice(ctx))
    return cardPaymentDetails(id, ctx.params.reference)
  }
}
