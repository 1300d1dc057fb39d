import type { Plan } from '#contracts/plans'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { CustomerUnknown } from '../exceptions.js'
import { remainCreditOf, type RemainCredit } from '../queries/remain_credit.js'
import type { Seller } from '../domain/sale.js'

interface Question {
  actor: Seller
  phone: string
  plan: Plan
}

/**
 * Tells a supplier what is left of the credit of a customer who has agreed to it, or has bought from it and not
 * said otherwise; and leaves a line in the audit trail whatever the answer was.
 * @throws CustomerUnknown for everybody else, whether we know them or not
 */
export default class AskRemainCredit {
  async execute({ actor, phone, plan }: Question): Promise<RemainCredit> {
    const found = await remainCreditOf(actor.distributorId, phone, plan)
    await transaction((trx) =>
      audit(
        {
          actor,
          command: 'partners.remain-credit',
          subject: { type: 'users', id: found?.userId ?? null },
          after: { phone, plan, told: found !== null },
        },
        trx
      )
    )
    if (!found) throw new CustomerUnknown()
    return found.credit
  }
}
