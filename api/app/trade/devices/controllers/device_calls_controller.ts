import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { containerInCode } from '#contracts/devices'
import AskCardBalance from '#app/trade/devices/actions/ask_card_balance'
import ReverseCardPayment from '#app/trade/devices/actions/reverse_card_payment'
import TakeCardPayment from '#app/trade/devices/actions/take_card_payment'
import { cardPaymentDetails } from '#app/trade/devices/queries/card_payments'
import { merchantsContainer } from '#app/trade/devices/queries/containers'
import { deviceOf } from '#app/trade/devices/queries/device_of'
import { detectCard } from '#app/trade/devices/steps/detect_card'
import {
  balanceValidator,
  cardValidator,
  paymentValidator,
  reversalValidator,
  scanValidator,
} from '#app/trade/devices/validators/device_calls'
import { NotFound, refusedField } from '#app/platform/errors'
import { throttledDevice } from '../http/throttled_device.js'
import { messages } from '../i18n/fa.js'

/** What merchants' devices ask. docs/adr/0023-card-payments.md */
export default class DeviceCallsController {
  async detect(ctx: HttpContext) {
    const actor = await throttledDevice(ctx)
    const { cardNumber } = await ctx.request.validateUsing(cardValidator)
    return detectCard(await deviceOf(actor), cardNumber)
  }

  @inject()
  async balance(ctx: HttpContext, askBalance: AskCardBalance) {
    const actor = await throttledDevice(ctx)
    ctx.response.header('Cache-Control', 'no-store')
    return askBalance.execute({ actor, ...(await ctx.request.validateUsing(balanceValidator)) })
  }

  @inject()
  async pay(ctx: HttpContext, takePayment: TakeCardPayment) {
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

  async scan(ctx: HttpContext) {
    const device = await deviceOf(await throttledDevice(ctx))
    const { qr } = await ctx.request.validateUsing(scanValidator)
    const id = containerInCode(qr)
    if (!id) throw new NotFound()
    return merchantsContainer(device, id)
  }
}
