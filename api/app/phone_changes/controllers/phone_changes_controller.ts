import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { recordingHits } from '#app/blacklists/steps/refuse_listed'
import AskPhoneChange from '#app/phone_changes/actions/ask_phone_change'
import { phoneRequests } from '#app/phone_changes/phone_requests'
import resource from '#app/phone_changes/phone_request_resource'
import { changePhoneValidator } from '#app/phone_changes/validators/phone_changes'
import { staffOf } from '#app/shared/actor'
import { answerDecision } from '#app/shared/two_people/answer_decision'
import { approvalValidator, rejectionValidator } from '#app/shared/two_people/validators'

const decidable = { requests: phoneRequests, resource }

export default class PhoneChangesController {
  @inject()
  async store(ctx: HttpContext, askPhoneChange: AskPhoneChange) {
    const wanted = await ctx.request.validateUsing(changePhoneValidator)
    return askPhoneChange.execute({ ...wanted, actor: staffOf(ctx), userId: ctx.params.id })
  }

  async approve(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(approvalValidator)
    return recordingHits(staffOf(ctx), () =>
      answerDecision(ctx, decidable, { verdict: 'APPROVED', reason })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    return answerDecision(ctx, decidable, { verdict: 'REJECTED', reason })
  }

  /** By whoever asked, alone. */
  async withdraw(ctx: HttpContext) {
    return answerDecision(ctx, decidable, { verdict: 'WITHDRAWN' })
  }
}
