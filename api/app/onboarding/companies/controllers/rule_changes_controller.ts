import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import DecideRuleChange from '#app/onboarding/companies/actions/decide_rule_change'
import ruleChanges from '#app/onboarding/companies/rule_changes_resource'
import { refusedRuleValidator } from '#app/onboarding/companies/validators/company_validators'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'

/** A change of the signature rule that only the bank can confirm. */
export default class RuleChangesController {
  @inject()
  async confirm(ctx: HttpContext, decideRuleChange: DecideRuleChange) {
    const [actor, changeId] = [staffOf(ctx), ctx.params.id]
    await decideRuleChange.execute({ actor, changeId, verdict: 'CONFIRMED' })
    return one(ruleChanges, actor, changeId)
  }

  @inject()
  async refuse(ctx: HttpContext, decideRuleChange: DecideRuleChange) {
    const [actor, changeId] = [staffOf(ctx), ctx.params.id]
    const { reason } = await ctx.request.validateUsing(refusedRuleValidator)
    await decideRuleChange.execute({ actor, changeId, verdict: 'REFUSED', reason })
    return one(ruleChanges, actor, changeId)
  }
}
