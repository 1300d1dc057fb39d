import { listedValues } from '#app/people/blacklists/queries/listed'
import type { DistributorRunKind } from '#contracts/settlement'
import { feeTermsOf } from '#app/trade/distributors/queries/fee_terms'
import { tehran } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import type { PayableInvoice } from '../domain/preview.js'

interface Row {
  order_id: string
  distributor_id: string
  iban: string | null
  discount_yearly_ppm: number | null
  matures_on: string
  amount: number
}

/** SQL: due with the installment; at once when paid from the wallet. */
export const maturesOn = `coalesce(i.due_date, (o.paid_at at time zone '${tehran}')::date)`

/** A dispute never makes an amount negative. */
const withoutDisputed = (amount: string): string =>
  `least(${amount}, greatest(${amount} - coalesce(disputed.goods_amount, 0), 0))`

/**
 * Owed by the ledger, less what runs took. FRAUD, PENDING and disputes hold back. Stepwise, so that sums cover only
 * matured invoices and payouts are found by invoice; joined otherwise each invoice scans all runs.
 */
const sql = `
  with matured as materialized (
    select o.id as order_id, o.distributor_id, d.iban,
           ${maturesOn} as matures_on
      from orders_invoices o
      join distributors_suppliers d on d.id = o.distributor_id
      left join installments_debts i on i.order_id = o.id
     where o.paid_at is not null and not o.payout_settled
       and o.status in ('COMPLETED', 'CANCELED')
       and (${maturesOn} <= ?) = (? = 'MATURITY')
       and (? = '' or o.distributor_id = nullif(?, '')::uuid)
  ),
  unsettled as materialized (
    select matured.*,
           (select coalesce(-sum(p.amount), 0)::bigint
              from ledger_entries e join ledger_postings p on p.entry_id = e.id
             where e.source_type = 'order' and e.source_id = matured.order_id
               and p.account = 'distributor-payable')
           - (select coalesce(sum(item.amount), 0)::bigint
                from payout_items item
               where item.order_id = matured.order_id
                 and (select run.status from payouts
                        join settlement_runs run on run.id = payouts.run_id
                       where payouts.id = item.payout_id) in ('APPROVED', 'DONE')) as amount
      from matured
  )
  select unsettled.order_id, unsettled.distributor_id, unsettled.iban, unsettled.matures_on,
         payable.amount, fee.discount_yearly_ppm
    from unsettled
    left join open_disputes disputed on disputed.order_id = unsettled.order_id
   cross join lateral (select ${withoutDisputed('unsettled.amount')} as amount) payable
    left join lateral ${feeTermsOf('unsettled.distributor_id')} fee on true
   where payable.amount <> 0
   order by unsettled.distributor_id, unsettled.order_id`

/** Parallel workers gain nothing here and take cores from payments. */
const onOneCore = 'set local max_parallel_workers_per_gather = 0'

interface Asked {
  kind: DistributorRunKind
  upTo: string
  /** Of one alone. */
  distributorId?: string
}

/** What a run of the kind may take: what has matured, or, for a discount, what has not: what is due is paid whole. */
export const owedToDistributors = async (
  { kind, upTo, distributorId }: Asked,
  trx: Trx
): Promise<PayableInvoice[]> => {
  const only = distributorId ?? ''
  await trx.rawQuery(onOneCore)
  const { rows }: { rows: Row[] } = await trx.rawQuery(sql, [upTo, kind, only, only])
  const ibans = [...new Set(rows.flatMap(({ iban }) => iban ?? []))]
  const heldBack = await listedValues('IBAN', ibans, trx)
  return rows.map((row) => ({
    orderId: row.order_id,
    distributorId: row.distributor_id,
    iban: row.iban,
    heldBackBy: (row.iban && heldBack.get(row.iban)) ?? null,
    discountYearlyPpm: row.discount_yearly_ppm,
    maturesOn: row.matures_on,
    amount: row.amount,
  }))
}
