import type { Owner } from '#contracts/owners'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'

const sql = `
  select coalesce(sum(owed), 0)::bigint as overdue from installments_owed
   where due_date < ? and owner_type = ? and owner_id = ? and plan = ?`

/** What lifts an arrears block: past due, undisputed, with late fees. Rials. */
export const overdueOf = async ({ type, id, plan }: Owner, client: Client): Promise<number> => {
  const asked = [clock.today(), type, id, plan]
  const [{ overdue }] = await prepared<{ overdue: number }>('overdue_of', sql, asked, client)
  return overdue
}
