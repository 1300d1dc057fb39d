import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import ApproveWithdrawal from '#app/withdrawals/actions/approve_withdrawal'
import RefuseWithdrawal from '#app/withdrawals/actions/refuse_withdrawal'
import { refusalValidator } from '#app/withdrawals/validators/withdrawal_validators'

/** Finance lets money out of wallets, or not. */
export default class WithdrawalDecisionsController {
  @inject()
  async approve(ctx: HttpContext, approveWithdrawal: ApproveWithdrawal) {
    return approveWithdrawal.execute({ actor: staffOf(ctx), id: ctx.params.id })
  }

  @inject()
  async refuse(ctx: HttpContext, refuseWithdrawal: RefuseWithdrawal) {
    const { reason } = await ctx.request.validateUsing(refusalValidator)
    await refuseWithdrawal.execute({ actor: staffOf(ctx), id: ctx.params.id, reason })
    return { status: 'CANCELED' as const }
  }
}
