import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import { one } from '#app/shared/resource/reader'
import { answerDecision } from '#app/shared/two_people/answer_decision'
import { approvalValidator, rejectionValidator } from '#app/shared/two_people/validators'
import AskDistributorChange from '../actions/ask_distributor_change.js'
import { distributorRequests } from '../distributor_requests.js'
import resource from '../distributor_request_resource.js'
import { requestValidator } from '../validators/distributor_requests.js'

const decidable = { requests: distributorRequests, resource }

/** Changes of a distributor's account and fees, which wait for a second person. */
export default class DistributorRequestsController {
  @inject()
  async store(ctx: HttpContext, ask: AskDistributorChange) {
    const { id: distributorId } = ctx.params
    const { reason, ...wanted } = await ctx.request.validateUsing(requestValidator)
    const staff = staffOf(ctx)
    const id = await ask.execute({ actor: staff, distributorId, wanted, reason })
    ctx.response.status(201)
    return one(resource, staff, id)
  }

  async approve(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(approvalValidator)
    return answerDecision(ctx, decidable, { verdict: 'APPROVED', reason })
  }

  async reject(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    return answerDecision(ctx, decidable, { verdict: 'REJECTED', reason })
  }

  /** By whoever asked, alone. */
  async withdraw(ctx: HttpContext) {
    return answerDecision(ctx, decidable, { verdict: 'WITHDRAWN' })
  }
}
