import { inject } from '@adonisjs/core'
import { isPersonPlan, type Plan } from '#contracts/plans'
import { planNotChosen } from '#app/owners/owner'
import type { CustomerActor } from '#app/shared/actor'
import { transaction } from '#app/shared/database'
import { BusinessRule } from '#app/shared/errors'
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

  async execute({ actor, plan }: Choice): Promise<TokenPair> {
    // Companies come with their own module; until then nobody is a member of any.
    if (!isPersonPlan(plan)) throw new BusinessRule(messages.notYourCompany)
    return transaction(async (trx) => {
      const chosen = await trx
        .from('registrations')
        .select('id')
        .where({ user_id: actor.id, plan })
        .first()
      if (!chosen) throw planNotChosen()
      await trx.from('users').where({ id: actor.id }).update({ plan })
      return this.sessions.swap(actor.sessionId, actor.id, plan, trx)
    })
  }
}
