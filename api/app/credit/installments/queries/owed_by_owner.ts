import type { OwnerName } from '#contracts/owners'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'

/** Rials, of all plans. */
export interface OwedByOwner {
  overdue: number
  owed: number
  /** Frozen debt is in neither sum. */
  hasFraud: boolean
}

const sql = `
  select coalesce(sum(owed) filter (where due_date < ?), 0)::bigint as overdue,
         coalesce(sum(owed), 0)::bigint as owed,
         exists (select from installments_invoices
                  where owner_type = ? and owner_id = ? and status = 'FRAUD') as "hasFraud"
    from installments_owed where owner_type = ? and owner_id = ?`

export const owedByOwner = async (
  { type, id }: OwnerName,
  client?: Client
): Promise<OwedByOwner> => {
  const [owed] = await prepared<OwedByOwner>(
    'owed_by_owner',
    sql,
    [clock.today(), type, id, type, id],
    client
  )
  return owed
}
