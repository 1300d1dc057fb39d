import { prepared } from '#app/shared/database'
import type { RegistrationRow } from '#app/registration/queries/registration_of'

/** GET /wallet/{plan}/self of a person. domain "The credit line" */
export interface PersonWallet {
  /** Rials in the wallet. */
  cash: number
  /** What is left of the credit. */
  credit: number
  /** The limit. */
  creditAmount: number
}

const sql = `
  select coalesce(sum(balance) filter (where kind = 'wallet'), 0)::bigint as cash,
         coalesce(sum(credit_limit - balance - held) filter (where kind = 'credit-used'), 0)::bigint as credit,
         coalesce(sum(credit_limit) filter (where kind = 'credit-used'), 0)::bigint as "creditAmount"
    from ledger.accounts
   where owner_type = 'PERSON' and owner_id = ?
     and (kind = 'wallet' or (kind = 'credit-used' and plan = ?))`

export const walletOf = async ({ userId, plan }: RegistrationRow): Promise<PersonWallet> => {
  const [row] = await prepared<PersonWallet>('wallet_of', sql, [userId, plan])
  return row
}
