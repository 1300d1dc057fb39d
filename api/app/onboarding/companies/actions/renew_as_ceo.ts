import { inject } from '@adonisjs/core'
import { companyPlans } from '#contracts/plans'
import { Sessions, type TokenPair } from '#app/people/identity/sessions'
import type { CustomerActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { ceoOf } from '../domain/member_of.js'

/** The call that follows a login to the dashboard: a session of the same company, for its CEO alone. company §7 */
@inject()
export default class RenewAsCeo {
  constructor(private sessions: Sessions) {}

  /** @throws BusinessRule (422) for other members and for a person's token */
  async execute(actor: CustomerActor): Promise<TokenPair> {
    const { companyId } = ceoOf(actor)
    const context = { plan: companyPlans[0], companyId }
    return transaction((trx) => this.sessions.swap(actor.sessionId, actor.id, context, trx))
  }
}
