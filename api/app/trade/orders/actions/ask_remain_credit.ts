import type { Plan } from '#contracts/plans'
import { CustomerUnknown } from '../exceptions.js'
import { remainCreditOf, type NamedBuyer, type RemainCredit } from '../queries/remain_credit.js'
import { keepCreditAsked } from '../steps/keep_credit_asked.js'
import type { Seller } from '#app/platform/audit/actor'

interface Question {
  actor: Seller
  buyer: NamedBuyer
  plan: Plan
}

/**
 * Needs the customer's consent; audits every answer.
 * @throws CustomerUnknown for anybody else, known or not
 */
export default class AskRemainCredit {
  async execute({ actor, buyer, plan }: Question): Promise<RemainCredit> {
    // For cards the trail stores the owner.
    const named = 'owner' in buyer ? {} : buyer
    const found = await remainCreditOf(actor.distributorId, buyer, plan)
    await keepCreditAsked({ actor, plan, ownerId: found?.owner.id ?? null, named })
    if (!found) throw new CustomerUnknown()
    return found.credit
  }
}
