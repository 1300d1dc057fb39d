import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskForDecision from '#app/money/payments/actions/ask_for_decision'
import DecidePayment from '#app/money/payments/actions/decide_payment'
import WithdrawDecision from '#app/money/payments/actions/withdraw_decision'
import { bankAnswersOf, bankAskingOf } from '#app/money/payments/queries/bank_answers'
import { settleByHandValidator } from '#app/money/payments/validators/payment_validators'
import { staffOf } from '#app/platform/audit/actor'
import { reasonValidator } from '#app/platform/values/validation'

/** What finance does about a payment of which the bank does not say what it did. */
export default class PaymentDecisionsController {
  async answers({ params }: HttpContext) {
    const asking = await bankAskingOf(params.id)
    return { items: await bankAnswersOf(params.id), asking }
  }

  @inject()
  async settle(ctx: HttpContext, askForDecision: AskForDecision) {
    const asked = await ctx.request.validateUsing(settleByHandValidator)
    return this.#ask(ctx, askForDecision, { ...asked, kind: 'SETTLE_BY_HAND' })
  }

  @inject()
  async close(ctx: HttpContext, askForDecision: AskForDecision) {
    const asked = await ctx.request.validateUsing(reasonValidator)
    return this.#ask(ctx, askForDecision, { ...asked, kind: 'CLOSE_AS_NOT_PAID' })
  }

  @inject()
  async reopen(ctx: HttpContext, askForDecision: AskForDecision) {
    const asked = await ctx.request.validateUsing(reasonValidator)
    return this.#ask(ctx, askForDecision, { ...asked, kind: 'REOPEN' })
  }

  @inject()
  async approve(ctx: HttpContext, decidePayment: DecidePayment) {
    return decidePayment.execute({ ...this.#decisionOf(ctx), isApproved: true })
  }

  @inject()
  async reject(ctx: HttpContext, decidePayment: DecidePayment) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    return decidePayment.execute({ ...this.#decisionOf(ctx), reason, isApproved: false })
  }

  /** By whoever asked, alone. */
  @inject()
  async withdraw(ctx: HttpContext, withdrawDecision: WithdrawDecision) {
    return withdrawDecision.execute(this.#decisionOf(ctx))
  }

  async #ask(
    ctx: HttpContext,
    askForDecision: AskForDecision,
    asked: Pick<
      Parameters<AskForDecision['execute']>[0],
      'kind' | 'bankReference' | 'despiteReversal' | 'reason'
    >
  ) {
    const command = { ...asked, actor: staffOf(ctx), paymentId: ctx.params.id }
    const { id, kind, status } = await askForDecision.execute(command)
    ctx.response.status(201)
    return { id, kind, status }
  }

  #decisionOf(ctx: HttpContext) {
    const { id, decisionId } = ctx.params
    return { actor: staffOf(ctx), paymentId: id, decisionId }
  }
}
