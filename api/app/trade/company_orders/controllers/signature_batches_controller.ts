import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AnswerDocuments from '#app/onboarding/signatures/actions/answer_documents'
import SendSigningCode from '#app/onboarding/signatures/actions/send_signing_code'
import { answeredFrom } from '#app/people/identity/http/answered_from'
import { customerOf } from '#app/platform/audit/actor'
import { batchResults } from '#app/trade/company_orders/domain/batch_results'
import {
  companyBatchValidator,
  signBatchValidator,
} from '#app/trade/company_orders/validators/company_order_validators'

const type = 'INVOICE'

export default class SignatureBatchesController {
  @inject()
  async start(ctx: HttpContext, sendCode: SendSigningCode) {
    const { orderIds, ...given } = await ctx.request.validateUsing(companyBatchValidator)
    return sendCode.execute({ actor: customerOf(ctx), type, documentIds: orderIds, ...given })
  }

  @inject()
  async sign(ctx: HttpContext, answer: AnswerDocuments) {
    const { orderIds, ...given } = await ctx.request.validateUsing(signBatchValidator)
    const asked = { actor: customerOf(ctx), type, documentIds: orderIds, ...given } as const
    const answered = await answer.execute({ ...asked, from: answeredFrom(ctx) })
    return { items: batchResults(orderIds, answered, given.onBehalfOf) }
  }
}
