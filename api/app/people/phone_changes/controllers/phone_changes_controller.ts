import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskPhoneChange from '#app/people/phone_changes/actions/ask_phone_change'
import { changePhoneValidator } from '#app/people/phone_changes/validators/phone_changes'
import { staffOf } from '#app/platform/audit/actor'

export default class PhoneChangesController {
  @inject()
  async store(ctx: HttpContext, askPhoneChange: AskPhoneChange) {
    const wanted = await ctx.request.validateUsing(changePhoneValidator)
    return askPhoneChange.execute({ ...wanted, actor: staffOf(ctx), userId: ctx.params.id })
  }
}
