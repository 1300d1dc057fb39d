import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ChangeLimit from '#app/credit/credit_lines/actions/change_limit'
import RevolveCredit from '#app/credit/credit_lines/actions/revolve_credit'
import SuspendCredit from '#app/credit/credit_lines/actions/suspend_credit'
import UnsuspendCredit from '#app/credit/credit_lines/actions/unsuspend_credit'
import {
  changeLimitValidator,
  lineCommandValidator,
} from '#app/credit/credit_lines/validators/credit_validators'
import { staffOf } from '#app/platform/audit/actor'
import { isDryRun } from '#app/platform/http/dry_run'

const commandOf = async (ctx: HttpContext) => ({
  ...(await ctx.request.validateUsing(lineCommandValidator)),
  actor: staffOf(ctx),
  isDryRun: await isDryRun(ctx),
})

export default class CreditLinesController {
  @inject()
  async suspend(ctx: HttpContext, suspendCredit: SuspendCredit) {
    return suspendCredit.execute(await commandOf(ctx))
  }

  @inject()
  async unsuspend(ctx: HttpContext, unsuspendCredit: UnsuspendCredit) {
    return unsuspendCredit.execute(await commandOf(ctx))
  }

  @inject()
  async revolve(ctx: HttpContext, revolveCredit: RevolveCredit) {
    return revolveCredit.execute(await commandOf(ctx))
  }

  @inject()
  async changeLimit(ctx: HttpContext, changeLimit: ChangeLimit) {
    const wanted = await ctx.request.validateUsing(changeLimitValidator)
    return changeLimit.execute({
      ...wanted,
      actor: staffOf(ctx),
      isDryRun: await isDryRun(ctx),
    })
  }
}
