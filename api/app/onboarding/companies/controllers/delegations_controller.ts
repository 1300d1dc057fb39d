import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import DecideDelegation from '#app/onboarding/companies/actions/decide_delegation'
import ProposeDelegation from '#app/onboarding/companies/actions/propose_delegation'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { delegationsOf } from '#app/onboarding/companies/queries/shown_delegations'
import { delegationValidator } from '#app/onboarding/companies/validators/company_validators'
import { customerOf } from '#app/platform/audit/actor'

/** Who signs for a member that is away. docs/adr/0030 */
export default class DelegationsController {
  async index(ctx: HttpContext) {
    const caller = memberOf(customerOf(ctx))
    return delegationsOf(caller.companyId, caller)
  }

  @inject()
  async store(ctx: HttpContext, propose: ProposeDelegation) {
    const given = await ctx.request.validateUsing(delegationValidator)
    await propose.execute({ actor: customerOf(ctx), ...given })
    return this.index(ctx)
  }

  @inject()
  async confirm(ctx: HttpContext, decide: DecideDelegation) {
    const { delegationId } = ctx.params
    await decide.execute({ actor: customerOf(ctx), delegationId, verdict: 'CONFIRMED' })
    return this.index(ctx)
  }

  @inject()
  async refuse(ctx: HttpContext, decide: DecideDelegation) {
    const { delegationId } = ctx.params
    await decide.execute({ actor: customerOf(ctx), delegationId, verdict: 'REFUSED' })
    return this.index(ctx)
  }

  @inject()
  async revoke(ctx: HttpContext, decide: DecideDelegation) {
    const { delegationId } = ctx.params
    await decide.execute({ actor: customerOf(ctx), delegationId, verdict: 'REVOKED' })
    return this.index(ctx)
  }
}
