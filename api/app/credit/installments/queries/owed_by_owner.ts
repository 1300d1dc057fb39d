import type { OwnerName } from '#contracts/owners'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { disputedLeft } from './disputed.js'

/** Rials, all plans, undisputed. */
export interface OwedInstallments {
  overdue: number
  owed: number
  /** Frozen debt is in neither sum. */
  hasFraud: boolean
}

const left = `i.amount - i.paid_amount - i.reversed_amount - ${disputedLeft}`

const sql = `
  select coalesce(sum(${left}) filter (where o.status <> 'FRAUD' and i.due_date < ?), 0)::bigint as overdue,
         coalesce(sum(${left}) filter (where o.status <> 'FRAUD'), 0)::bigint as owed,
         coalesce(bool_or(o.status = 'FRAUD'), false) as "hasFraud"
    from orders_invoices o
    left join installments i on i.order_id = o.id and i.status <> 'CLEARED'
   where o.owner_type = ? and o.owner_id = ? and o.status <> 'TEST'`

export const owedInstallments = async (
  { type, id }: OwnerName,
  client?: Client
): Promise<OwedInstallments> => {
  const asked = [clock.today(), type, id]
  const [row] = await prepared<OwedInstallments>('owed_by_owner', sql, asked, client)
  return row
}
