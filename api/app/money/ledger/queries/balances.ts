import type { KeptAccount } from '#contracts/ledger'
import type { Owner, OwnerName } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'

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

const keptBalance = async (
  kind: KeptAccount,
  { type, id, plan }: OwnerName & { plan: string },
  client?: Client
): Promise<KeptBalance> => {
  const [row] = await prepared<KeptBalance>('kept_balance', sql, [kind, type, id, plan], client)
  return row ?? nothing
}

export const cashOf = async ({ type, id }: OwnerName, client?: Client): Promise<number> =>
  (await keptBalance('wallet', { type, id, plan: '' }, client)).balance

export const drawnBy = (owner: Owner, client?: Client): Promise<KeptBalance> =>
  keptBalance('credit-used', owner, client)
