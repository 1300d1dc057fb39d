import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CancelContainer from '#app/trade/devices/actions/cancel_container'
import OpenContainer from '#app/trade/devices/actions/open_container'
import { merchantsContainer } from '#app/trade/devices/queries/containers'
import { deviceOf } from '#app/trade/devices/queries/device_of'
import { containerValidator } from '#app/trade/devices/validators/device_calls'
import { throttledDevice } from '../http/throttled_device.js'

export default class ContainersController {
  @inject()
  async store(ctx: HttpContext, openContainer: OpenContainer) {
    const actor = await throttledDevice(ctx)
    const wanted = await ctx.request.validateUsing(containerValidator)
    const container = await openContainer.execute({ actor, ...wanted })
    ctx.response.status(201)
    return container
  }

  async show(ctx: HttpContext) {
    return merchantsContainer(await deviceOf(await throttledDevice(ctx)), ctx.params.id)
  }

  @inject()
  async cancel(ctx: HttpContext, cancelContainer: CancelContainer) {
    return cancelContainer.execute({ actor: await throttledDevice(ctx), id: ctx.params.id })
  }
}
