import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import GrantRenewal from '#app/credit/actions/grant_renewal'
import { renewalStatus } from '#app/credit/queries/renewal_status'
import { grantRenewalValidator } from '#app/credit/validators/credit_validators'
import { isDryRun } from '#app/shared/http/dry_run'
import { customerOf, staffOf } from '#app/shared/actor'

export default class RenewalsController {
  async show(ctx: HttpContext) {
    return renewalStatus(customerOf(ctx), ctx.params.plan)
  }

  @inject()
  async grant(ctx: HttpContext, grantRenewal: GrantRenewal) {
    const { creditLineId } = await ctx.request.validateUsing(grantRenewalValidator)
    return grantRenewal.execute({
      actor: staffOf(ctx),
      creditLineId,
      isDryRun: await isDryRun(ctx),
    })
  }
}
