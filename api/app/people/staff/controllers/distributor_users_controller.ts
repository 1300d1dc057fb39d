import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { distributorUserOf } from '#app/platform/audit/actor'
import { made } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import CreateStaff from '../actions/create_staff.js'
import UpdateStaff from '../actions/update_staff.js'
import users from '../distributor_users_resource.js'
import {
  distributorUserValidator,
  newDistributorUserValidator,
} from '../validators/staff_validators.js'

/** A manager's own people. */
export default class DistributorUsersController {
  @inject()
  async store(ctx: HttpContext, createStaff: CreateStaff) {
    const actor = distributorUserOf(ctx)
    const { distributorId } = actor
    const sent = await ctx.request.validateUsing(newDistributorUserValidator)
    const { branchId = null, ...account } = sent
    const opened = await createStaff.execute({ actor, distributorId, branchId, ...account })
    if ('requestId' in opened) return ctx.response.status(202).json(opened)
    return made(ctx, users, opened.id)
  }

  @inject()
  async update(ctx: HttpContext, updateStaff: UpdateStaff) {
    const { id } = ctx.params
    const actor = distributorUserOf(ctx)
    const { distributorId } = actor
    const sent = await ctx.request.validateUsing(distributorUserValidator)
    const { branchId = null, ...account } = sent
    const waits = await updateStaff.execute({ actor, id, distributorId, branchId, ...account })
    if (waits) return ctx.response.status(202).json(waits)
    return one(users, actor, id)
  }
}
