import type { OwnerName } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'

const sql = `
  select coalesce(sum(balance), 0)::bigint as owed from ledger_accounts
   where kind = 'late-fee-receivable' and owner_type = ? and owner_id = ?`

export const owedLateFees = async ({ type, id }: OwnerName, client?: Client): Promise<number> => {
  const [{ owed }] = await prepared<{ owed: number }>('late_fees_by_owner', sql, [type, id], client)
  return owed
}
