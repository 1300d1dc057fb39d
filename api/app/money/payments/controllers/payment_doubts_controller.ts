import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskForDecision from '#app/money/payments/actions/ask_for_decision'
import { bankAnswersOf, bankAskingOf } from '#app/money/payments/queries/bank_answers'
import { settleByHandValidator } from '#app/money/payments/validators/payment_validators'
import { staffOf } from '#app/platform/audit/actor'
import { reasonValidator } from '#app/platform/values/validation'

export default class PaymentDoubtsController {
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
}
