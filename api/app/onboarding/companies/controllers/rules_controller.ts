import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ChangeRule from '#app/onboarding/companies/actions/change_rule'
import DecideRuleChange from '#app/onboarding/companies/actions/decide_rule_change'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { signatureRuleOf } from '#app/onboarding/companies/queries/signature_rule'
import { ruleHistory } from '#app/onboarding/companies/queries/rule_history'
import { refusedRules } from '#app/onboarding/companies/queries/refused_rules'
import {
  refusedRuleValidator,
  ruleValidator,
} from '#app/onboarding/companies/validators/company_validators'
import { customerOf } from '#app/platform/audit/actor'
import { pageOf } from '#app/platform/resource/paging'

/** Who has to sign for the company that the token speaks for. api-company "Signature rule" */
export default class RulesController {
  async show(ctx: HttpContext) {
    return signatureRuleOf(memberOf(customerOf(ctx)))
  }

  /** 200 with what is in force, 202 with the change that waits. */
  @inject()
  async update(ctx: HttpContext, changeRule: ChangeRule) {
    const actor = customerOf(ctx)
    const wanted = await ctx.request.validateUsing(ruleValidator)
    const outcome = await changeRule.execute({ actor, ...wanted })
    if (!outcome.isInForce) return ctx.response.status(202).json({ changeId: outcome.changeId })
    return this.show(ctx)
  }

  async history(ctx: HttpContext) {
    return ruleHistory(memberOf(customerOf(ctx)).companyId, pageOf(ctx.params))
  }

  /** Changes that were refused or taken back. */
  async refused(ctx: HttpContext) {
    return refusedRules(memberOf(customerOf(ctx)).companyId, pageOf(ctx.params))
  }

  @inject()
  async confirm(ctx: HttpContext, decideRuleChange: DecideRuleChange) {
    const { changeId } = ctx.params
    await decideRuleChange.execute({ actor: customerOf(ctx), changeId, verdict: 'CONFIRMED' })
    return this.show(ctx)
  }

  @inject()
  async refuse(ctx: HttpContext, decideRuleChange: DecideRuleChange) {
    const { changeId } = ctx.params
    const { reason } = await ctx.request.validateUsing(refusedRuleValidator)
    const decision = { actor: customerOf(ctx), changeId, reason } as const
    await decideRuleChange.execute({ ...decision, verdict: 'REFUSED' })
    return this.show(ctx)
  }
}
