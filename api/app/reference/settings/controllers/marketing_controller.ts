import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import ChangeMarketing from '../actions/change_marketing.js'
import { marketing } from '../queries/marketing.js'
import { marketingValidator } from '../validators/marketing_validator.js'

export default class MarketingController {
  async show() {
    return marketing()
  }

  @inject()
  async update(ctx: HttpContext, change: ChangeMarketing) {
    const wanted = await ctx.request.validateUsing(marketingValidator)
    await change.execute({ actor: staffOf(ctx), ...wanted })
    return marketing()
  }
}
