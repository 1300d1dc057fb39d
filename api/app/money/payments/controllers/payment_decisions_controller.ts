import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import DecidePayment from '#app/money/payments/actions/decide_payment'
import WithdrawDecision from '#app/money/payments/actions/withdraw_decision'
import { staffOf } from '#app/platform/audit/actor'
import { reasonValidator } from '#app/platform/values/validation'

export default class PaymentDecisionsController {
  @inject()
  async approve(ctx: HttpContext, decidePayment: DecidePayment) {
    return decidePayment.execute({ ...this.#decisionOf(ctx), isApproved: true })
  }

  @inject()
  async reject(ctx: HttpContext, decidePayment: DecidePayment) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    return decidePayment.execute({ ...this.#decisionOf(ctx), reason, isApproved: false })
  }

  @inject()
  async withdraw(ctx: HttpContext, withdrawDecision: WithdrawDecision) {
    return withdrawDecision.execute(this.#decisionOf(ctx))
  }

  #decisionOf(ctx: HttpContext) {
    const { id, decisionId } = ctx.params
    return { actor: staffOf(ctx), paymentId: id, decisionId }
  }
}
