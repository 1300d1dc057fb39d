import { isCompanyPlan, type Plan } from '#contracts/plans'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { CustomerUnknown } from '../exceptions.js'
import { remainCreditOf, type NamedBuyer, type RemainCredit } from '../queries/remain_credit.js'
import type { Seller } from '#app/platform/audit/actor'

interface Question {
  actor: Seller
  buyer: NamedBuyer
  plan: Plan
}

/**
 * Needs the customer's consent, or a purchase without a later refusal; audits every answer.
 * @throws CustomerUnknown for anybody else, known or not
 */
export default class AskRemainCredit {
  async execute({ actor, buyer, plan }: Question): Promise<RemainCredit> {
    // For cards the trail stores the owner.
    const named = 'owner' in buyer ? {} : buyer
    const found = await remainCreditOf(actor.distributorId, buyer, plan)
    await transaction((trx) =>
      audit(
        {
          actor,
          command: 'partners.remain-credit',
          subject: {
            type: isCompanyPlan(plan) ? 'companies' : 'users',
            id: found?.owner.id ?? null,
          },
          after: { ...named, plan, told: found !== null },
        },
        trx
      )
    )
    if (!found) throw new CustomerUnknown()
    return found.credit
  }
}
