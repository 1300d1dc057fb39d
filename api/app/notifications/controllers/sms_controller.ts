import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import MessageCustomer from '../actions/message_customer.js'
import { dryRunValidator, messageValidator } from '../validators/sms_validators.js'

export default class SmsController {
  @inject()
  async store(ctx: HttpContext, messageCustomer: MessageCustomer) {
    const wanted = await ctx.request.validateUsing(messageValidator)
    const { dryRun = false } = await dryRunValidator.validate(ctx.request.qs())
    const [userId, actor] = [ctx.params.userId, staffOf(ctx)]
    return messageCustomer.execute({ ...wanted, actor, userId, isDryRun: dryRun })
  }
}
