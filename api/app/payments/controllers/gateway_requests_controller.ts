import type { HttpContext } from '@adonisjs/core/http'
import { answerDecision } from '#app/shared/two_people/answer_decision'
import { approvalValidator, rejectionValidator } from '#app/shared/two_people/validators'
import resource from '../gateway_request_resource.js'
import { gatewayRequests } from '../gateway_requests.js'

const decidable = { requests: gatewayRequests, resource }

/** Activations and contracts of gateways, which wait for a second person. */
export default class GatewayRequestsController {
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
