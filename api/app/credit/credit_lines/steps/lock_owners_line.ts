import type { Owner } from '#contracts/owners'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

const sql = `
  select id, account_id as "accountId" from credit_lines
   where owner_type = ? and owner_id = ? and plan = ? for update`

/**
 * After invoices and installments, before accounts.
 * @throws NotFound
 */
export const lockOwnersLine = async (
  owner: Owner,
  trx: Trx
): Promise<{ id: string; accountId: string }> => {
  const [line] = await prepared<{ id: string; accountId: string }>(
    'lock_owners_line',
    sql,
    [owner.type, owner.id, owner.plan],
    trx
  )
  if (!line) throw new NotFound()
  return line
}
