import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { made } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'
import CreateStaff from '../actions/create_staff.js'
import RemoveSecondFactor from '../actions/remove_second_factor.js'
import UpdateStaff from '../actions/update_staff.js'
import resource from '../staff_resource.js'
import { newStaffValidator, staffValidator } from '../validators/staff_validators.js'

export default class StaffController {
  @inject()
  async store(ctx: HttpContext, createStaff: CreateStaff) {
    const {
      distributorId = null,
      branchId = null,
      ...account
    } = await ctx.request.validateUsing(newStaffValidator)
    const staff = staffOf(ctx)
    const opened = await createStaff.execute({ actor: staff, distributorId, branchId, ...account })
    if ('requestId' in opened) return ctx.response.status(202).json(opened)
    return made(ctx, resource, opened.id)
  }

  @inject()
  async update(ctx: HttpContext, updateStaff: UpdateStaff) {
    const { id } = ctx.params
    const {
      distributorId = null,
      branchId = null,
      ...account
    } = await ctx.request.validateUsing(staffValidator)
    const staff = staffOf(ctx)
    const waits = await updateStaff.execute({
      actor: staff,
      id,
      distributorId,
      branchId,
      ...account,
    })
    if (waits) return ctx.response.status(202).json(waits)
    return one(resource, staff, id)
  }

  @inject()
  async removeSecondFactor(ctx: HttpContext, removeSecondFactor: RemoveSecondFactor) {
    const { id } = ctx.params
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const staff = staffOf(ctx)
    const waits = await removeSecondFactor.execute({ actor: staff, id, reason })
    if (waits) return ctx.response.status(202).json(waits)
    return one(resource, staff, id)
  }
}
