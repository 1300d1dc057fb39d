import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { recordingHits } from '#app/blacklists/steps/refuse_listed'
import AskPhoneChange from '#app/phone_changes/actions/ask_phone_change'
import { phoneRequests } from '#app/phone_changes/phone_requests'
import resource from '#app/phone_changes/phone_request_resource'
import { changePhoneValidator } from '#app/phone_changes/validators/phone_changes'
import { staffOf } from '#app/shared/actor'
import DecisionsController from '#app/shared/two_people/decisions_controller'

export default class PhoneChangesController extends DecisionsController {
  readonly decidable = { requests: phoneRequests, resource }

  @inject()
  async store(ctx: HttpContext, askPhoneChange: AskPhoneChange) {
    const wanted = await ctx.request.validateUsing(changePhoneValidator)
    return askPhoneChange.execute({ ...wanted, actor: staffOf(ctx), userId: ctx.params.id })
  }

  override async approve(ctx: HttpContext) {
    return recordingHits(staffOf(ctx), () => super.approve(ctx))
  }
}
