import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { memberOf } from '#app/companies/domain/member_of'
import GrantRenewal from '#app/credit/actions/grant_renewal'
import { companyCredit } from '#app/credit/queries/company_credit'
import { renewalStatus } from '#app/credit/queries/renewal_status'
import { grantRenewalValidator } from '#app/credit/validators/credit_validators'
import { conditional } from '#app/shared/http/conditional'
import { isDryRun } from '#app/shared/http/dry_run'
import { customerOf, staffOf } from '#app/shared/actor'

export default class RenewalsController {
  async show(ctx: HttpContext) {
    return renewalStatus(customerOf(ctx), ctx.params.plan)
  }

  /** All that the pages of a company's credit show. company §9 */
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
