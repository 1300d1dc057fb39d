import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import { one } from '#app/shared/resource/reader'
import AskDistributorChange from '../actions/ask_distributor_change.js'
import DecideDistributorRequest from '../actions/decide_distributor_request.js'
import resource from '../distributor_request_resource.js'
import {
  approvalValidator,
  rejectionValidator,
  requestValidator,
} from '../validators/distributor_requests.js'
import { idOf } from './id_of.js'

/** Changes of a distributor's account and fees, which wait for a second person. */
export default class DistributorRequestsController {
  @inject()
  async store(ctx: HttpContext, ask: AskDistributorChange) {
    const distributorId = idOf(ctx)
    const { reason, ...wanted } = await ctx.request.validateUsing(requestValidator)
    const staff = staffOf(ctx)
    const id = await ask.execute({ staff, distributorId, wanted, reason })
    ctx.response.status(201)
    return one(resource, staff, id)
  }

  @inject()
  async approve(ctx: HttpContext, decide: DecideDistributorRequest) {
    const id = idOf(ctx)
    const { reason } = await ctx.request.validateUsing(approvalValidator)
    const staff = staffOf(ctx)
    await decide.execute({ staff, id, isApproved: true, reason })
    return one(resource, staff, id)
  }

  @inject()
  async reject(ctx: HttpContext, decide: DecideDistributorRequest) {
    const id = idOf(ctx)
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    const staff = staffOf(ctx)
    await decide.execute({ staff, id, isApproved: false, reason })
    return one(resource, staff, id)
  }
}
