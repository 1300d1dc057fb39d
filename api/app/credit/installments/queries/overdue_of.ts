import type { Owner } from '#contracts/owners'
import { lateFeeLeft } from '#app/credit/late_fees/queries/late_fee_of'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { disputedLeft } from './disputed.js'

const sql = `
  select coalesce(sum(i.amount - i.paid_amount - i.reversed_amount - ${disputedLeft} + ${lateFeeLeft('i.id')}), 0)::bigint as overdue
    from installments i
    join orders_invoices o on o.id = i.order_id
   where i.status <> 'CLEARED' and i.due_date < ?
     and o.owner_type = ? and o.owner_id = ? and o.plan = ?
     and o.status not in ('FRAUD', 'CANCELED', 'TEST')`

/** What lifts an arrears block: past due, undisputed, with late fees. Rials. */
export const overdueOf = async ({ type, id, plan }: Owner, client: Client): Promise<number> => {
  const asked = [clock.today(), type, id, plan]
  const [{ overdue }] = await prepared<{ overdue: number }>('overdue_of', sql, asked, client)
  return overdue
}
