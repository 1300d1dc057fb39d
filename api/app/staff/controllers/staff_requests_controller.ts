import type { HttpContext } from '@adonisjs/core/http'
import { answerDecision } from '#app/shared/two_people/answer_decision'
import { approvalValidator, rejectionValidator } from '#app/shared/two_people/validators'
import { staffRequests } from '../staff_requests.js'
import resource from '../staff_request_resource.js'

const decidable = { requests: staffRequests, resource }

/** Changes of accounts and roles that wait for a second person. */
export default class StaffRequestsController {
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
