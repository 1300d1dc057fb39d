import { isCompanyPlan, type Plan } from '#contracts/plans'
import { audit } from '#app/platform/audit/audit'
import type { DistributorActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'

export interface CreditAsked {
  actor: DistributorActor
  plan: Plan
  /** Null where nobody is told. */
  ownerId: string | null
  /** As the buyer was named. */
  named?: object
}

/** The trail knows who was told of whose remaining credit, and who asked in vain. */
export const keepCreditAsked = ({ actor, plan, ownerId, named = {} }: CreditAsked): Promise<void> =>
  transaction((trx) =>
    audit(
      {
        actor,
        command: 'partners.remain-credit',
        subject: { type: isCompanyPlan(plan) ? 'companies' : 'users', id: ownerId },
        after: { ...named, plan, told: ownerId !== null },
      },
      trx
    )
  )
