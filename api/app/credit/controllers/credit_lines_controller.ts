import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import RevolveCredit from '#app/credit/actions/revolve_credit'
import SuspendCredit from '#app/credit/actions/suspend_credit'
import UnsuspendCredit from '#app/credit/actions/unsuspend_credit'
import { lineCommandValidator } from '#app/credit/validators/credit_validators'
import { staffOf } from '#app/shared/actor'

const commandOf = async (ctx: HttpContext) => ({
  ...(await ctx.request.validateUsing(lineCommandValidator)),
  actor: staffOf(ctx),
})

export default class CreditLinesController {
  @inject()
  async suspend(ctx: HttpContext, suspendCredit: SuspendCredit) {
    await suspendCredit.execute(await commandOf(ctx))
    return { status: 'SUSPENDED' }
  }

  @inject()
  async unsuspend(ctx: HttpContext, unsuspendCredit: UnsuspendCredit) {
    await unsuspendCredit.execute(await commandOf(ctx))
    return { status: 'UNSUSPENDED' }
  }

  @inject()
  async revolve(ctx: HttpContext, revolveCredit: RevolveCredit) {
    return revolveCredit.execute(await commandOf(ctx))
  }
}
