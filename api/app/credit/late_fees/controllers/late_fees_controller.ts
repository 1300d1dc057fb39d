import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ForgiveLateFee from '#app/credit/late_fees/actions/forgive_late_fee'
import { forgiveValidator } from '#app/credit/late_fees/validators/late_fees'
import { staffOf } from '#app/platform/audit/actor'
import { isDryRun } from '#app/platform/http/dry_run'

export default class LateFeesController {
  @inject()
  async forgive(ctx: HttpContext, forgiveLateFee: ForgiveLateFee) {
    const wanted = await ctx.request.validateUsing(forgiveValidator)
    return forgiveLateFee.execute({
      ...wanted,
      actor: staffOf(ctx),
      isDryRun: await isDryRun(ctx),
    })
  }
}
