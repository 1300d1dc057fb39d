import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { made } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import CreateRole from '../actions/create_role.js'
import UpdateRole from '../actions/update_role.js'
import resource from '../roles_resource.js'
import { newRoleValidator, roleValidator } from '../validators/staff_validators.js'

export default class RolesController {
  @inject()
  async store(ctx: HttpContext, createRole: CreateRole) {
    const { key, permissions } = await ctx.request.validateUsing(newRoleValidator)
    const staff = staffOf(ctx)
    const waits = await createRole.execute({ actor: staff, key, permissions })
    if (waits) return ctx.response.status(202).json(waits)
    return made(ctx, resource, key)
  }

  @inject()
  async update(ctx: HttpContext, updateRole: UpdateRole) {
    const { permissions } = await ctx.request.validateUsing(roleValidator)
    const staff = staffOf(ctx)
    const key = ctx.params.id
    const waits = await updateRole.execute({ actor: staff, key, permissions })
    if (waits) return ctx.response.status(202).json(waits)
    return one(resource, staff, key)
  }
}
