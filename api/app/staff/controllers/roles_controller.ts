import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import { one } from '#app/shared/resource/reader'
import SaveRole from '../actions/save_role.js'
import resource from '../roles_resource.js'
import { newRoleValidator, roleValidator } from '../validators/staff_validators.js'

export default class RolesController {
  @inject()
  async store(ctx: HttpContext, saveRole: SaveRole) {
    const { key, permissions } = await ctx.request.validateUsing(newRoleValidator)
    const staff = staffOf(ctx)
    const waits = await saveRole.create({ staff, key, permissions })
    if (waits) return ctx.response.status(202).json(waits)
    ctx.response.status(201)
    return one(resource, staff, key)
  }

  @inject()
  async update(ctx: HttpContext, saveRole: SaveRole) {
    const { permissions } = await ctx.request.validateUsing(roleValidator)
    const staff = staffOf(ctx)
    const key = ctx.params.id
    const waits = await saveRole.update({ staff, key, permissions })
    if (waits) return ctx.response.status(202).json(waits)
    return one(resource, staff, key)
  }
}
