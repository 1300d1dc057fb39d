import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ForgiveLateFee from '#app/late_fees/actions/forgive_late_fee'
import { lateFeeRequests } from '#app/late_fees/late_fee_requests'
import resource from '#app/late_fees/late_fee_request_resource'
import { forgiveValidator } from '#app/late_fees/validators/late_fees'
import { staffOf } from '#app/shared/actor'
import { isDryRun } from '#app/shared/http/dry_run'
import { answerDecision } from '#app/shared/two_people/answer_decision'
import { approvalValidator, rejectionValidator } from '#app/shared/two_people/validators'

const decidable = { requests: lateFeeRequests, resource }

export default class LateFeesController {
  @inject()
  async forgive(ctx: HttpContext, forgiveLateFee: ForgiveLateFee) {
    const wanted = await ctx.request.validateUsing(forgiveValidator)
    return forgiveLateFee.execute({
      ...wanted,
      actor: staffOf(ctx),
      isDryRun: await isDryRun(ctx),
    })
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
