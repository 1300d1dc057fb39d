import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { pending } from '#app/platform/http/made'
import AskDistributorChange from '../actions/ask_distributor_change.js'
import { requestValidator } from '../validators/distributor_requests.js'

export default class DistributorRequestsController {
  @inject()
  async store(ctx: HttpContext, ask: AskDistributorChange) {
    const { id: distributorId } = ctx.params
    const { reason, ...wanted } = await ctx.request.validateUsing(requestValidator)
    const staff = staffOf(ctx)
    const id = await ask.execute({ actor: staff, distributorId, wanted, reason })
    return pending(ctx, id)
  }
}
