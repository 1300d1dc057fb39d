import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import DecideApproval from '#app/credit/credit_lines/actions/decide_approval'
import WithdrawApproval from '#app/credit/credit_lines/actions/withdraw_approval'
import { staffOf } from '#app/platform/audit/actor'
import { optionalReasonValidator } from '#app/platform/values/validation'

const decisionOf = ({ params }: HttpContext, actor: ReturnType<typeof staffOf>) => ({
  actor,
  approvalId: params.id as string,
})

export default class ApprovalDecisionsController {
  @inject()
  async approve(ctx: HttpContext, decideApproval: DecideApproval) {
    const { reason } = await ctx.request.validateUsing(optionalReasonValidator)
    return decideApproval.execute({ ...decisionOf(ctx, staffOf(ctx)), isApproved: true, reason })
  }

  @inject()
  async reject(ctx: HttpContext, decideApproval: DecideApproval) {
    const { reason } = await ctx.request.validateUsing(optionalReasonValidator)
    return decideApproval.execute({ ...decisionOf(ctx, staffOf(ctx)), isApproved: false, reason })
  }

  @inject()
  async withdraw(ctx: HttpContext, withdrawApproval: WithdrawApproval) {
    return withdrawApproval.execute(decisionOf(ctx, staffOf(ctx)))
  }
}
