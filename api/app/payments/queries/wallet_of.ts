import { personPlanOf } from '#app/registration/queries/registration_of'
import type { CustomerActor } from '#app/shared/actor'
import { prepared } from '#app/shared/database'
import { BusinessRule } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

/** GET /wallet/{plan}/self of a person. domain "The credit line" */
export interface PersonWallet {
  /** Rials in the wallet. */
  cash: number
  /** What is left of the credit. */
  credit: number
  /** The limit. */
  creditAmount: number
}

/** One round trip: no row means that the plan was not chosen. */
const sql = `
  select coalesce(wallet.balance, 0) as cash,
         coalesce(drawn.credit_limit - drawn.balance - drawn.held, 0) as credit,
         coalesce(drawn.credit_limit, 0) as "creditAmount"
    from registrations r
    left join ledger.accounts wallet on wallet.kind = 'wallet'
      and wallet.owner_type = 'PERSON' and wallet.owner_id = r.user_id and wallet.plan = ''
    left join ledger.accounts drawn on drawn.kind = 'credit-used'
      and drawn.owner_type = 'PERSON' and drawn.owner_id = r.user_id and drawn.plan = r.plan
   where r.user_id = ? and r.plan = ?`

/** @throws NotFound when the path names no person's plan, BusinessRule when it was not chosen */
export const walletOf = async (customer: CustomerActor, plan: unknown): Promise<PersonWallet> => {
  const [row] = await prepared<PersonWallet>('wallet_of', sql, [
    customer.id,
    personPlanOf(customer, plan),
  ])
  if (!row) throw new BusinessRule(messages.planNotChosen)
  return row
}
