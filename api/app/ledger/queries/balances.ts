import type { KeptAccount } from '#contracts/ledger'
import type { Plan } from '#contracts/plans'
import { prepared, type Client } from '#app/shared/database'
import type { Owner } from '../ledger.js'

/** A kept account as it stands, in rials; zeros where it was never opened. */
export interface KeptBalance {
  id: string | null
  balance: number
  held: number
  limit: number
}

const sql = `
  select id, balance, held, coalesce(credit_limit, 0) as "limit" from ledger.accounts
   where kind = ? and owner_type = ? and owner_id = ? and plan = ?`

const nothing: KeptBalance = { id: null, balance: 0, held: 0, limit: 0 }

/** What a customer's account holds. One wallet per customer, one line per plan. */
export const keptBalance = async (
  kind: KeptAccount,
  owner: Owner,
  plan: Plan | '',
  client?: Client
): Promise<KeptBalance> => {
  const [row] = await prepared<KeptBalance>(
    'kept_balance',
    sql,
    [kind, owner.type, owner.id, kind === 'wallet' ? '' : plan],
    client
  )
  return row ?? nothing
}

/** Rials in a customer's wallet. */
export const cashOf = async (owner: Owner, client?: Client): Promise<number> =>
  (await keptBalance('wallet', owner, '', client)).balance
