import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ReverseCardPayment from '#app/trade/devices/actions/reverse_card_payment'
import TakeCardPayment from '#app/trade/devices/actions/take_card_payment'
import {
  cardPaymentDetails,
  cardPaymentsOf,
  type CardPaymentDetails,
} from '#app/trade/devices/queries/card_payments'
import { deviceOf } from '#app/trade/devices/queries/device_of'
import {
  cancellationValidator,
  cardSaleValidator,
  deviceInquiryValidator,
  listFilterValidator,
} from '#app/trade/devices/validators/device_calls'
import { pageOf } from '#app/platform/resource/paging'
import { throttledDevice } from '../http/throttled_device.js'

/** Partners call the reference `externalId`. */
const shown = ({ reference: externalId, ...details }: CardPaymentDetails) => ({
  externalId,
  ...details,
})

/** For chain stores and card switches. docs/adr/0023-card-payments.md */
export default class CardSalesController {
  @inject()
  async store(ctx: HttpContext, takePayment: TakeCardPayment) {
    const actor = await throttledDevice(ctx)
    const sale = await ctx.request.validateUsing(cardSaleValidator)
    const { externalId: reference, paymentSource = 'CREDIT', ...asked } = sale
    const paid = await takePayment.execute({ actor, reference, paymentSource, ...asked })
    ctx.response.status(201)
    return shown(paid)
  }

  @inject()
  async cancel(ctx: HttpContext, reversePayment: ReverseCardPayment) {
    const actor = await throttledDevice(ctx)
    const { externalId: reference, amount } = await ctx.request.validateUsing(cancellationValidator)
    return shown(await reversePayment.execute({ actor, reference, amount, isUntilSettled: true }))
  }

  async inquiry(ctx: HttpContext) {
    const { id } = await deviceOf(await throttledDevice(ctx))
    const { externalId } = await ctx.request.validateUsing(deviceInquiryValidator)
    return shown(await cardPaymentDetails(id, externalId))
  }

  async index(ctx: HttpContext) {
    const { id } = await deviceOf(await throttledDevice(ctx))
    const filter = await ctx.request.validateUsing(listFilterValidator)
    const { items, meta } = await cardPaymentsOf(id, filter, pageOf(ctx.params))
    return { items: items.map(shown), meta }
  }
}
