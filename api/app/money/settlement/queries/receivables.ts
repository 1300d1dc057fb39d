import type { ReceivableStatus } from '#contracts/settlement'
import { maturesOn } from './owed.js'

/** Not taken by a run, or not paid by the bank yet. */
const candidates = `
  select o.id, o.distributor_id, null::uuid as payout_id
    from orders_invoices o
   where o.paid_at is not null and not o.payout_settled and o.status in ('COMPLETED', 'CANCELED')
  union all
  (select distinct on (o.distributor_id, o.id) o.id, o.distributor_id, payouts.id
     from payouts
     join settlement_runs run on run.id = payouts.run_id and run.status = 'APPROVED'
     join payout_items item on item.payout_id = payouts.id
     join orders_invoices o on o.id = item.order_id and o.payout_settled
    where payouts.status <> 'PAID'
    order by o.distributor_id, o.id, payouts.id desc)`

/**
 * Per invoice: owed by the ledger, returns netted, less what was paid; negative after a late return. `discount` is of
 * the transfer under way; disputed parts are included.
 */
export const receivables = `(
  select o.id, o.distributor_id, o.branch_id, o.external_id, o.reference_number,
         o.grand_total_amount, o.paid_at, o.search_key,
         ${maturesOn} as matures_on,
         (select coalesce(-sum(p.amount), 0)::bigint
            from ledger_entries e join ledger_postings p on p.entry_id = e.id
           where e.source_type = 'order' and e.source_id = o.id
             and p.account = 'distributor-payable')
         - (select coalesce(sum(item.amount), 0)::bigint
              from payout_items item join payouts on payouts.id = item.payout_id
             where item.order_id = o.id and payouts.status = 'PAID') as amount,
         case payouts.status when 'PENDING' then 'AT_BANK' when 'FAILED' then 'REFUSED' else 'OPEN' end
           as status,
         payouts.id as payout_id, payouts.reference as payment_id, run.kind,
         (select item.discount from payout_items item
           where item.payout_id = payouts.id and item.order_id = o.id) as discount,
         coalesce(disputed.goods_amount, 0) as disputed_amount
    from (${candidates}) candidate
    join orders_invoices o on o.id = candidate.id and o.distributor_id = candidate.distributor_id
    left join installments_debts i on i.order_id = o.id
    left join open_disputes disputed on disputed.order_id = o.id
    left join payouts on payouts.id = candidate.payout_id
    left join settlement_runs run on run.id = payouts.run_id
) r`

export interface ReceivableRow {
  referenceNumber: string
  externalId: string
  amount: number
  maturesOn: string
  status: ReceivableStatus
  paymentId: string | null
}
