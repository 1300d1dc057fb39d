import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { containerInCode } from '#contracts/devices'
import AskCardBalance from '#app/trade/devices/actions/ask_card_balance'
import { merchantsContainer } from '#app/trade/devices/queries/containers'
import { deviceOf } from '#app/trade/devices/queries/device_of'
import { detectCard } from '#app/trade/devices/steps/detect_card'
import {
  balanceValidator,
  cardValidator,
  scanValidator,
} from '#app/trade/devices/validators/device_calls'
import { NotFound } from '#app/platform/errors'
import { throttledDevice } from '../http/throttled_device.js'

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

  async scan(ctx: HttpContext) {
    const device = await deviceOf(await throttledDevice(ctx))
    const { qr } = await ctx.request.validateUsing(scanValidator)
    const id = containerInCode(qr)
    if (!id) throw new NotFound()
    return merchantsContainer(device, id)
  }
}
