import { inject } from '@adonisjs/core'
import { companyPlans, isPersonPlan, type PersonPlan, type Plan } from '#contracts/plans'
import { planNotChosen } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { isId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { Sessions, type TokenPair } from '../sessions.js'

interface Choice {
  actor: CustomerActor
  plan: Plan | 'LEGAL'
  companyUniqueSerial?: string
}

/**
 * Swaps the session for one in another plan; a token carries exactly one context.
 * @throws BusinessRule (422) for a plan that was not chosen and for a company that is not theirs
 */
@inject()
export default class SwitchPlan {
  constructor(private sessions: Sessions) {}

  async execute({ actor, plan, companyUniqueSerial }: Choice): Promise<TokenPair> {
    return transaction(async (trx) => {
      const context = isPersonPlan(plan)
        ? await personsContext(actor, plan, trx)
        : await companysContext(actor, companyUniqueSerial, trx)
      return this.sessions.swap(actor.sessionId, actor.id, context, trx)
    })
  }
}

const personsContext = async (actor: CustomerActor, plan: PersonPlan, trx: Trx) => {
  const chosen = await trx
    .from('identity_chosen_plans')
    .select('id')
    .where({ user_id: actor.id, plan })
    .first()
  if (!chosen) throw planNotChosen()
  await trx.from('users').where({ id: actor.id }).update({ plan })
  return { plan }
}

/** The next sign-in begins as a person again: which company somebody was in last is nobody's default. */
const companysContext = async (actor: CustomerActor, companyId: string | undefined, trx: Trx) => {
  const member = isId(companyId)
    ? await trx
        .from('identity_members')
        .select('member_id')
        .where({ company_id: companyId, user_id: actor.id })
        .first()
    : null
  if (!member) throw new BusinessRule(messages.notYourCompany)
  return { plan: companyPlans[0], companyId }
}
