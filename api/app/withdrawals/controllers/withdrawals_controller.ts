import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ownerIn } from '#app/owners/owner'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'
import { pageOf } from '#app/shared/paging'
import CancelWithdrawal from '#app/withdrawals/actions/cancel_withdrawal'
import ConfirmWithdrawal from '#app/withdrawals/actions/confirm_withdrawal'
import RequestWithdrawal from '#app/withdrawals/actions/request_withdrawal'
import SendWithdrawalCode from '#app/withdrawals/actions/send_withdrawal_code'
import { walletWayOut } from '#app/withdrawals/queries/wallet_way_out'
import { withdrawalOf, withdrawalsOf } from '#app/withdrawals/queries/withdrawals_of'
import {
  withdrawalCodeValidator,
  withdrawalValidator,
} from '#app/withdrawals/validators/withdrawal_validators'

/** Money that leaves the caller's wallet. api-person "Money that leaves a wallet" */
export default class WithdrawalsController {
  async withdrawable(ctx: HttpContext) {
    return conditional(ctx, await walletWayOut(ownerIn(customerOf(ctx), ctx.params.plan)))
  }

  @inject()
  async start(ctx: HttpContext, sendCode: SendWithdrawalCode) {
    const wanted = await ctx.request.validateUsing(withdrawalCodeValidator)
    return sendCode.execute({ actor: customerOf(ctx), plan: ctx.params.plan, ...wanted })
  }

  @inject()
  async store(ctx: HttpContext, requestWithdrawal: RequestWithdrawal) {
    const wanted = await ctx.request.validateUsing(withdrawalValidator)
    const [actor, plan] = [customerOf(ctx), ctx.params.plan]
    const requested = await requestWithdrawal.execute({ actor, plan, ...wanted })
    ctx.response.status(201)
    return requested
  }

  async index(ctx: HttpContext) {
    const actor = customerOf(ctx)
    return withdrawalsOf(actor, ownerIn(actor, ctx.params.plan), pageOf(ctx.params))
  }

  async show(ctx: HttpContext) {
    return conditional(ctx, await this.#view(ctx))
  }

  @inject()
  async cancel(ctx: HttpContext, cancelWithdrawal: CancelWithdrawal) {
    const { plan, id } = ctx.params
    await cancelWithdrawal.execute({ actor: customerOf(ctx), plan, id })
    return this.#view(ctx)
  }

  @inject()
  async confirm(ctx: HttpContext, confirmWithdrawal: ConfirmWithdrawal) {
    const { plan, id } = ctx.params
    await confirmWithdrawal.execute({ actor: customerOf(ctx), plan, id })
    return this.#view(ctx)
  }

  #view(ctx: HttpContext) {
    const actor = customerOf(ctx)
    return withdrawalOf(actor, ownerIn(actor, ctx.params.plan), ctx.params.id)
  }
}
