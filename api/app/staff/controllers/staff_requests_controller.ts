import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import { NotFound } from '#app/shared/errors'
import { isId } from '#app/shared/ids'
import { one } from '#app/shared/resource/reader'
import DecideStaffRequest from '../actions/decide_staff_request.js'
import resource from '../staff_request_resource.js'
import { decisionValidator, reasonValidator } from '../validators/staff_validators.js'

const idOf = ({ params }: HttpContext): string => {
  if (!isId(params.id)) throw new NotFound()
  return params.id
}

/** Changes of accounts and roles that wait for a second person. */
export default class StaffRequestsController {
  @inject()
  async approve(ctx: HttpContext, decide: DecideStaffRequest) {
    const id = idOf(ctx)
    const { reason } = await ctx.request.validateUsing(decisionValidator)
    const staff = staffOf(ctx)
    await decide.execute({ staff, id, isApproved: true, reason })
    return one(resource, staff, id)
  }

  @inject()
  async reject(ctx: HttpContext, decide: DecideStaffRequest) {
    const id = idOf(ctx)
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const staff = staffOf(ctx)
    await decide.execute({ staff, id, isApproved: false, reason })
    return one(resource, staff, id)
  }
}
