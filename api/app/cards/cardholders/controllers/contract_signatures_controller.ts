import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { awaitedContract } from '#app/cards/cardholders/http/awaited_contract'
import { contractApprobation } from '#app/cards/cardholders/queries/contract_approbation'
import {
  refuseContractValidator,
  signContractValidator,
  startContractValidator,
} from '#app/cards/cardholders/validators/card_holder_validators'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { customerOf } from '#app/platform/audit/actor'
import AnswerDocuments from '#app/onboarding/signatures/actions/answer_documents'
import NudgeSigners from '#app/onboarding/signatures/actions/nudge_signers'
import SendSigningCode from '#app/onboarding/signatures/actions/send_signing_code'
import StartToken from '#app/onboarding/signatures/actions/start_token'
import { answerDocument } from '#app/onboarding/signatures/http/answer_document'
import { countNudge } from '#app/onboarding/signatures/http/count_nudge'
import { reachedFrom } from '#app/people/identity/http/answered_from'

/** company §6 "Signatories must approve" */
export default class ContractSignaturesController {
  async show(ctx: HttpContext) {
    const actor = customerOf(ctx)
    return contractApprobation({ ...memberOf(actor), personId: actor.id }, ctx.params.userId)
  }

  @inject()
  async start(ctx: HttpContext, sendCode: SendSigningCode) {
    const given = await ctx.request.validateUsing(startContractValidator)
    const { documentId, ...asked } = await awaitedContract(ctx)
    return sendCode.execute({ ...asked, documentIds: [documentId], ...given })
  }

  @inject()
  async sign(ctx: HttpContext, answer: AnswerDocuments) {
    const given = await ctx.request.validateUsing(signContractValidator)
    await answerDocument(ctx, answer, { ...(await awaitedContract(ctx)), ...given })
    return this.show(ctx)
  }

  @inject()
  async reject(ctx: HttpContext, answer: AnswerDocuments) {
    const given = await ctx.request.validateUsing(refuseContractValidator)
    await answerDocument(ctx, answer, { ...(await awaitedContract(ctx)), ...given })
    return this.show(ctx)
  }

  @inject()
  async startToken(ctx: HttpContext, startToken: StartToken) {
    return startToken.execute({ ...(await awaitedContract(ctx)), ...reachedFrom(ctx) })
  }

  @inject()
  async nudge(ctx: HttpContext, nudge: NudgeSigners) {
    const document = await awaitedContract(ctx)
    await countNudge(ctx)
    return nudge.execute(document)
  }
}
