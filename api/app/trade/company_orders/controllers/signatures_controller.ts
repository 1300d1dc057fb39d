import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import AnswerDocuments from '#app/onboarding/signatures/actions/answer_documents'
import NudgeSigners from '#app/onboarding/signatures/actions/nudge_signers'
import SendSigningCode from '#app/onboarding/signatures/actions/send_signing_code'
import StartToken from '#app/onboarding/signatures/actions/start_token'
import { answerDocument } from '#app/onboarding/signatures/http/answer_document'
import { countNudge } from '#app/onboarding/signatures/http/count_nudge'
import { approbationView } from '#app/onboarding/signatures/queries/approbation_view'
import { reachedFrom } from '#app/people/identity/http/answered_from'
import { customerOf } from '#app/platform/audit/actor'
import {
  rejectOrderValidator,
  signOrderValidator,
  startValidator,
} from '#app/trade/company_orders/validators/company_order_validators'

const invoice = ({ params }: HttpContext) =>
  ({ type: 'INVOICE', documentId: params.id as string }) as const

export default class SignaturesController {
  @inject()
  async start(ctx: HttpContext, sendCode: SendSigningCode) {
    const given = await ctx.request.validateUsing(startValidator)
    const { type, documentId } = invoice(ctx)
    return sendCode.execute({ actor: customerOf(ctx), type, documentIds: [documentId], ...given })
  }

  @inject()
  async sign(ctx: HttpContext, answer: AnswerDocuments) {
    return this.#answer(ctx, answer, await ctx.request.validateUsing(signOrderValidator))
  }

  @inject()
  async reject(ctx: HttpContext, answer: AnswerDocuments) {
    return this.#answer(ctx, answer, await ctx.request.validateUsing(rejectOrderValidator))
  }

  @inject()
  async startToken(ctx: HttpContext, startToken: StartToken) {
    return startToken.execute({ actor: customerOf(ctx), ...invoice(ctx), ...reachedFrom(ctx) })
  }

  @inject()
  async nudge(ctx: HttpContext, nudge: NudgeSigners) {
    await countNudge(ctx)
    return nudge.execute({ actor: customerOf(ctx), ...invoice(ctx) })
  }

  async #answer(ctx: HttpContext, answer: AnswerDocuments, given: { otpSecret: string }) {
    const actor = customerOf(ctx)
    await answerDocument(ctx, answer, { actor, ...invoice(ctx), ...given })
    const { companyId } = memberOf(actor)
    return (await approbationView({ ...invoice(ctx), companyId })).view
  }
}
