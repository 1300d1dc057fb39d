import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import ApproveWithdrawal from '#app/money/withdrawals/actions/approve_withdrawal'
import RefuseWithdrawal from '#app/money/withdrawals/actions/refuse_withdrawal'
import { reasonValidator } from '#app/platform/values/validation'

export default class WithdrawalDecisionsController {
  @inject()
  async approve(ctx: HttpContext, approveWithdrawal: ApproveWithdrawal) {
    return approveWithdrawal.execute({ actor: staffOf(ctx), id: ctx.params.id })
  }

  @inject()
  async refuse(ctx: HttpContext, refuseWithdrawal: RefuseWithdrawal) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await refuseWithdrawal.execute({ actor: staffOf(ctx), id: ctx.params.id, reason })
    return { status: 'CANCELED' as const }
  }
}
