import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import DecideDelegation from '#app/onboarding/companies/actions/decide_delegation'
import { delegationsOf } from '#app/onboarding/companies/queries/shown_delegations'
import { staffOf } from '#app/platform/audit/actor'

/** What the bank's legal officers decide of a company's delegations. docs/adr/0030 */
export default class CompanyDelegationsController {
  async index(ctx: HttpContext) {
    return delegationsOf(ctx.params.id, null)
  }

  @inject()
  async confirm(ctx: HttpContext, decide: DecideDelegation) {
    return this.#decide(ctx, decide, 'CONFIRMED')
  }

  @inject()
  async refuse(ctx: HttpContext, decide: DecideDelegation) {
    return this.#decide(ctx, decide, 'REFUSED')
  }

  async #decide(ctx: HttpContext, decide: DecideDelegation, verdict: 'CONFIRMED' | 'REFUSED') {
    const [actor, delegationId] = [staffOf(ctx), ctx.params.id]
    const { companyId } = await decide.execute({ actor, delegationId, verdict })
    return delegationsOf(companyId, null)
  }
}
