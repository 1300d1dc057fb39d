import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ActivateDevice from '#app/devices/actions/activate_device'
import DisableDevice from '#app/devices/actions/disable_device'
import UnlockDevice from '#app/devices/actions/unlock_device'
import resource from '#app/devices/device_resource'
import RegisterDevice from '#app/devices/actions/register_device'
import { newDeviceValidator } from '#app/devices/validators/staff_commands'
import { staffOf } from '#app/shared/actor'
import { one } from '#app/shared/resource/reader'
import { reasonValidator } from '#app/shared/validation'

/** What the bank does with merchants' devices. */
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
