import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ActivateDevice from '#app/trade/devices/actions/activate_device'
import DisableDevice from '#app/trade/devices/actions/disable_device'
import UnlockDevice from '#app/trade/devices/actions/unlock_device'
import resource from '#app/trade/devices/device_resource'
import RegisterDevice from '#app/trade/devices/actions/register_device'
import { newDeviceValidator } from '#app/trade/devices/validators/staff_commands'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'

export default class DevicesController {
  @inject()
  async store(ctx: HttpContext, registerDevice: RegisterDevice) {
    const wanted = await ctx.request.validateUsing(newDeviceValidator)
    const device = await registerDevice.execute({ actor: staffOf(ctx), ...wanted })
    ctx.response.status(201)
    return device
  }

  @inject()
  async activate(ctx: HttpContext, activateDevice: ActivateDevice) {
    ctx.response.header('Cache-Control', 'no-store')
    return activateDevice.execute({ actor: staffOf(ctx), deviceId: ctx.params.id })
  }

  @inject()
  async unlock(ctx: HttpContext, unlockDevice: UnlockDevice) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await unlockDevice.execute({ actor: staffOf(ctx), deviceId: ctx.params.id, reason })
    return one(resource, staffOf(ctx), ctx.params.id)
  }

  @inject()
  async disable(ctx: HttpContext, disableDevice: DisableDevice) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    return disableDevice.execute({ actor: staffOf(ctx), deviceId: ctx.params.id, reason })
  }
}
