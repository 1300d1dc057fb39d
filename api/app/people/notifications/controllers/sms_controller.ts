import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { isDryRun } from '#app/platform/http/dry_run'
import MessageCustomer from '../actions/message_customer.js'
import { messageValidator } from '../validators/sms_validators.js'

export default class SmsController {
  @inject()
  async store(ctx: HttpContext, messageCustomer: MessageCustomer) {
    const wanted = await ctx.request.validateUsing(messageValidator)
    const [userId, actor] = [ctx.params.userId, staffOf(ctx)]
    return messageCustomer.execute({ ...wanted, actor, userId, isDryRun: await isDryRun(ctx) })
  }
}
