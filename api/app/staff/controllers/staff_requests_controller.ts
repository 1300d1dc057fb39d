import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import { one } from '#app/shared/resource/reader'
import { decideRequest } from '#app/shared/two_people/requests'
import { approvalValidator, rejectionValidator } from '#app/shared/two_people/validators'
import { staffRequests } from '../staff_requests.js'
import resource from '../staff_request_resource.js'

/** Changes of accounts and roles that wait for a second person. */
export default class StaffRequestsController {
  async approve(ctx: HttpContext) {
    const { id } = ctx.params
    const { reason } = await ctx.request.validateUsing(approvalValidator)
    const staff = staffOf(ctx)
    await decideRequest(staffRequests, { staff, id, verdict: 'APPROVED', reason })
    return one(resource, staff, id)
  }

  async reject(ctx: HttpContext) {
    const { id } = ctx.params
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    const staff = staffOf(ctx)
    await decideRequest(staffRequests, { staff, id, verdict: 'REJECTED', reason })
    return one(resource, staff, id)
  }

  /** By whoever asked, alone. */
  async withdraw(ctx: HttpContext) {
    const { id } = ctx.params
    const staff = staffOf(ctx)
    await decideRequest(staffRequests, { staff, id, verdict: 'WITHDRAWN' })
    return one(resource, staff, id)
  }
}
