import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ownerIn } from '#app/people/owners/owner'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'
import { pageOf } from '#app/platform/resource/paging'
import CancelWithdrawal from '#app/money/withdrawals/actions/cancel_withdrawal'
import ConfirmWithdrawal from '#app/money/withdrawals/actions/confirm_withdrawal'
import RequestWithdrawal from '#app/money/withdrawals/actions/request_withdrawal'
import { withdrawalOf, withdrawalsOf } from '#app/money/withdrawals/queries/withdrawals_of'
import { withdrawalValidator } from '#app/money/withdrawals/validators/withdrawal_validators'

export default class WithdrawalsController {
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
