import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import SendWithdrawalCode from '#app/money/withdrawals/actions/send_withdrawal_code'
import { walletWayOut } from '#app/money/withdrawals/queries/wallet_way_out'
import { withdrawalCodeValidator } from '#app/money/withdrawals/validators/withdrawal_validators'
import { ownerIn } from '#app/people/owners/owner'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'

export default class WithdrawalStartsController {
  async show(ctx: HttpContext) {
    return conditional(ctx, await walletWayOut(ownerIn(customerOf(ctx), ctx.params.plan)))
  }

  @inject()
  async store(ctx: HttpContext, sendCode: SendWithdrawalCode) {
    const wanted = await ctx.request.validateUsing(withdrawalCodeValidator)
    return sendCode.execute({ actor: customerOf(ctx), plan: ctx.params.plan, ...wanted })
  }
}
