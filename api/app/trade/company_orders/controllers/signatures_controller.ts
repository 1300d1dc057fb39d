import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  rejectOrderValidator,
  companyBatchValidator,
  signBatchValidator,
  signOrderValidator,
  startValidator,
} from '#app/trade/company_orders/validators/company_order_validators'
import { answeredFrom } from '#app/onboarding/signatures/http/answered_from'
import { countNudge } from '#app/onboarding/signatures/http/count_nudge'
import { batchResults } from '#app/trade/company_orders/domain/batch_results'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { customerOf } from '#app/platform/audit/actor'
import { originOf } from '#app/platform/http/origin'
import AnswerDocuments from '#app/onboarding/signatures/actions/answer_documents'
import NudgeSigners from '#app/onboarding/signatures/actions/nudge_signers'
import SendSigningCode from '#app/onboarding/signatures/actions/send_signing_code'
import StartToken from '#app/onboarding/signatures/actions/start_token'
import { refusedSigning } from '#app/onboarding/signatures/exceptions'
import { approbationView } from '#app/onboarding/signatures/queries/approbation_view'

const type = 'INVOICE'

/** Members answer for their company's invoices, one by one or a batch with one code. api-company "Invoices" */
export default class SignaturesController {
  @inject()
  async start(ctx: HttpContext, sendCode: SendSigningCode) {
    const given = await ctx.request.validateUsing(startValidator)
    return sendCode.execute({
      ...{ actor: customerOf(ctx), type, documentIds: [ctx.params.id] },
      ...given,
    })
  }

  @inject()
  async sign(ctx: HttpContext, answer: AnswerDocuments) {
    return this.#one(ctx, answer, await ctx.request.validateUsing(signOrderValidator))
  }

  @inject()
  async reject(ctx: HttpContext, answer: AnswerDocuments) {
    return this.#one(ctx, answer, await ctx.request.validateUsing(rejectOrderValidator))
  }

  @inject()
  async startBatch(ctx: HttpContext, sendCode: SendSigningCode) {
    const { orderIds, ...given } = await ctx.request.validateUsing(companyBatchValidator)
    return sendCode.execute({ actor: customerOf(ctx), type, documentIds: orderIds, ...given })
  }

  @inject()
  async signBatch(ctx: HttpContext, answer: AnswerDocuments) {
    const { orderIds, ...given } = await ctx.request.validateUsing(signBatchValidator)
    const actor = customerOf(ctx)
    const answered = await answer.execute({
      ...{ actor, type, documentIds: orderIds, ...given },
      from: answeredFrom(ctx),
    })
    return { items: batchResults(orderIds, answered, given.onBehalfOf) }
  }

  @inject()
  async startToken(ctx: HttpContext, startToken: StartToken) {
    const from = { ...answeredFrom(ctx), origin: originOf(ctx) }
    return startToken.execute({ actor: customerOf(ctx), type, documentId: ctx.params.id, ...from })
  }

  @inject()
  async nudge(ctx: HttpContext, nudge: NudgeSigners) {
    await countNudge(ctx)
    return nudge.execute({ actor: customerOf(ctx), type, documentId: ctx.params.id })
  }

  async #one(
    ctx: HttpContext,
    answer: AnswerDocuments,
    given: { otpSecret: string; onBehalfOf?: string; reason?: string }
  ) {
    const actor = customerOf(ctx)
    const documentId = ctx.params.id as string
    const [{ refusal }] = await answer.execute({
      ...{ actor, type, documentIds: [documentId], ...given },
      from: answeredFrom(ctx),
    })
    if (refusal) throw refusedSigning(type, refusal, given.onBehalfOf)
    const { companyId } = memberOf(actor)
    return (await approbationView({ type, documentId, companyId })).view
  }
}
