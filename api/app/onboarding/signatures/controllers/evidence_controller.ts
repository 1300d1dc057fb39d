import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import TakeEvidence from '#app/onboarding/signatures/actions/take_evidence'
import { countEvidence } from '#app/onboarding/signatures/http/count_evidence'
import { sendEvidence } from '#app/onboarding/signatures/http/send_evidence'
import { staffOf } from '#app/platform/audit/actor'

/** Who signed what, when and from where, for the bank. */
export default class EvidenceController {
  @inject()
  async ofInvoice(ctx: HttpContext, takeEvidence: TakeEvidence) {
    const actor = staffOf(ctx)
    await countEvidence(actor)
    const named = { type: 'INVOICE', documentId: ctx.params.id } as const
    await sendEvidence(ctx, await takeEvidence.execute({ actor, ...named }), actor)
  }

  /** A contract is named by the picture that was signed. */
  @inject()
  async ofContract(ctx: HttpContext, takeEvidence: TakeEvidence) {
    const actor = staffOf(ctx)
    await countEvidence(actor)
    const named = { type: 'CARD_CONTRACT', documentId: ctx.params.id } as const
    await sendEvidence(ctx, await takeEvidence.execute({ actor, ...named }), actor)
  }
}
