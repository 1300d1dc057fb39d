import type { Owner } from '#contracts/owners'
import { planNotChosen } from '#app/owners/owner'
import { prepared } from '#app/shared/database'

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
    from owner_plans o
    left join ledger.accounts wallet on wallet.kind = 'wallet'
      and wallet.owner_type = o.owner_type and wallet.owner_id = o.owner_id and wallet.plan = ''
    left join ledger.accounts drawn on drawn.kind = 'credit-used'
      and drawn.owner_type = o.owner_type and drawn.owner_id = o.owner_id and drawn.plan = o.plan
   where o.owner_type = ? and o.owner_id = ? and o.plan = ?`

/** @throws BusinessRule when the plan was not chosen */
export const walletOf = async (owner: Owner): Promise<PersonWallet> => {
  const { type, id, plan } = owner
  const [row] = await prepared<PersonWallet>('wallet_of', sql, [type, id, plan])
  if (!row) throw planNotChosen()
  return row
}
