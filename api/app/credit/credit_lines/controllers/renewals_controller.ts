import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import GrantRenewal from '#app/credit/credit_lines/actions/grant_renewal'
import { companyCredit } from '#app/credit/credit_lines/queries/company_credit'
import { renewalStatus } from '#app/credit/credit_lines/queries/renewal_status'
import { grantRenewalValidator } from '#app/credit/credit_lines/validators/credit_validators'
import { conditional } from '#app/platform/http/conditional'
import { isDryRun } from '#app/platform/http/dry_run'
import { customerOf, staffOf } from '#app/platform/audit/actor'

export default class RenewalsController {
  async show(ctx: HttpContext) {
    return renewalStatus(customerOf(ctx), ctx.params.plan)
  }

  /** company §9 */
  async company(ctx: HttpContext) {
    return conditional(ctx, await companyCredit(memberOf(customerOf(ctx)).companyId))
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
