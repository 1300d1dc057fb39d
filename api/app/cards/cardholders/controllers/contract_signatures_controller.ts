import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  contractApprobation,
  contractAwaitingApprobation,
} from '#app/cards/cardholders/queries/contract_approbation'
import {
  refuseContractValidator,
  signContractValidator,
  startContractValidator,
} from '#app/cards/cardholders/validators/card_holder_validators'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { customerOf } from '#app/platform/audit/actor'
import { originOf } from '#app/platform/http/origin'
import AnswerDocuments from '#app/onboarding/signatures/actions/answer_documents'
import NudgeSigners from '#app/onboarding/signatures/actions/nudge_signers'
import SendSigningCode from '#app/onboarding/signatures/actions/send_signing_code'
import StartToken from '#app/onboarding/signatures/actions/start_token'
import TakeEvidence from '#app/onboarding/signatures/actions/take_evidence'
import { refusedSigning } from '#app/onboarding/signatures/exceptions'
import { answeredFrom } from '#app/onboarding/signatures/http/answered_from'
import { countEvidence } from '#app/onboarding/signatures/http/count_evidence'
import { countNudge } from '#app/onboarding/signatures/http/count_nudge'
import { sendEvidence } from '#app/onboarding/signatures/http/send_evidence'

const type = 'CARD_CONTRACT'

const shown = (ctx: HttpContext) => {
  const actor = customerOf(ctx)
  return contractApprobation({ ...memberOf(actor), personId: actor.id }, ctx.params.userId)
}

/** Members answer for the contracts of their company's cards. company §6 "Signatories must approve" */
export default class ContractSignaturesController {
  async show(ctx: HttpContext) {
    return shown(ctx)
  }

  @inject()
  async evidence(ctx: HttpContext, takeEvidence: TakeEvidence) {
    const actor = customerOf(ctx)
    const documentId = await contractAwaitingApprobation(
      memberOf(actor).companyId,
      ctx.params.userId
    )
    await countEvidence(actor)
    const evidence = await takeEvidence.execute({ actor, type, documentId })
    await sendEvidence(ctx, evidence, actor)
  }

  @inject()
  async start(ctx: HttpContext, sendCode: SendSigningCode) {
    const actor = customerOf(ctx)
    const given = await ctx.request.validateUsing(startContractValidator)
    const id = await contractAwaitingApprobation(memberOf(actor).companyId, ctx.params.userId)
    return sendCode.execute({ actor, type, documentIds: [id], ...given })
  }

  @inject()
  async sign(ctx: HttpContext, answer: AnswerDocuments) {
    return this.#answer(ctx, answer, await ctx.request.validateUsing(signContractValidator))
  }

  @inject()
  async reject(ctx: HttpContext, answer: AnswerDocuments) {
    return this.#answer(ctx, answer, await ctx.request.validateUsing(refuseContractValidator))
  }

  @inject()
  async startToken(ctx: HttpContext, startToken: StartToken) {
    const actor = customerOf(ctx)
    const documentId = await contractAwaitingApprobation(
      memberOf(actor).companyId,
      ctx.params.userId
    )
    const from = { ...answeredFrom(ctx), origin: originOf(ctx) }
    return startToken.execute({ actor, type, documentId, ...from })
  }

  @inject()
  async nudge(ctx: HttpContext, nudge: NudgeSigners) {
    const actor = customerOf(ctx)
    const documentId = await contractAwaitingApprobation(
      memberOf(actor).companyId,
      ctx.params.userId
    )
    await countNudge(ctx)
    return nudge.execute({ actor, type, documentId })
  }

  async #answer(
    ctx: HttpContext,
    answer: AnswerDocuments,
    given: { otpSecret: string; onBehalfOf?: string; reason?: string }
  ) {
    const actor = customerOf(ctx)
    const id = await contractAwaitingApprobation(memberOf(actor).companyId, ctx.params.userId)
    const asked = { actor, type, documentIds: [id], ...given } as const
    const [{ refusal }] = await answer.execute({ ...asked, from: answeredFrom(ctx) })
    if (refusal) throw refusedSigning(type, refusal, given.onBehalfOf)
    return shown(ctx)
  }
}
