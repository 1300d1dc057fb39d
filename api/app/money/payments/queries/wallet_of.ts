import type { Owner } from '#contracts/owners'
import { isCompanyPlan } from '#contracts/plans'
import { walletAmounts, type CompanyWallet, type PersonWallet } from '#contracts/wallet'
import { planNotChosen } from '#app/people/owners/owner'
import { prepared } from '#app/platform/database/database'

/** No row: the plan was not chosen. */
const sql = `
  select coalesce(wallet.balance, 0) as cash,
         coalesce(drawn.credit_limit - drawn.balance - drawn.held, 0) as credit,
         coalesce(drawn.credit_limit, 0) as "creditAmount"
    from owner_plans o
    left join ledger_accounts wallet on wallet.kind = 'wallet'
      and wallet.owner_type = o.owner_type and wallet.owner_id = o.owner_id and wallet.plan = ''
    left join ledger_accounts drawn on drawn.kind = 'credit-used'
      and drawn.owner_type = o.owner_type and drawn.owner_id = o.owner_id and drawn.plan = o.plan
   where o.owner_type = ? and o.owner_id = ? and o.plan = ?`

export const walletOf = async (owner: Owner): Promise<PersonWallet> => {
  const { type, id, plan } = owner
  const [row] = await prepared<PersonWallet>('wallet_of', sql, [type, id, plan])
  if (!row) throw planNotChosen()
  return row
}

/**
 * A company's `credit` is the limit.
 * @throws BusinessRule when the plan was not chosen
 */
export const ownWallet = async (owner: Owner): Promise<PersonWallet | CompanyWallet> => {
  const wallet = await walletOf(owner)
  if (!isCompanyPlan(owner.plan)) return wallet
  const { cash, limit, left } = walletAmounts(wallet)
  return { cash, credit: limit, remainCredit: left }
}
