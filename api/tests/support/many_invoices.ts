import db from '@adonisjs/lucid/services/db'
import type { Supplier } from '#factories/distributor'

/** Paid from a wallet, so that the distributor may claim them at once. */
const ordersSql = `
  insert into orders (id, reference_number, distributor_id, partner_client_id, external_id, content_hash,
    owner_type, owner_id, plan, grand_total_amount, kasbeno_fee_amount, bank_fee_amount,
    product_fee_ppm, bank_fee_yearly_ppm, due_date_in_days, invoiced_at, status, payment_source,
    paid_at, payable_until, search_key, created_at, updated_at)
  select gen_random_uuid(), 'M' || left(seller.distributor_id::text, 13) || right(seller.distributor_id::text, 6) || n,
         seller.distributor_id, seller.client_id, 'M-' || n, md5(n::text), 'PERSON', gen_random_uuid(),
         'kasbeno-fmcg-real', 1000, 0, 0, 0, 0, 60, now() - interval '1 hour', 'COMPLETED', 'WALLET',
         now() - interval '1 minute', now()::date + 30, 'm-' || n, now(), now()
    from (select client.distributor_id, min(client.id::text)::uuid as client_id
            from partner_clients client where client.distributor_id = any(?) group by 1) seller,
         generate_series(1, ?::int) n
  returning id`

/** The ledger refuses bookings that take seconds to commit. */
const bookedAtOnce = 500
const analyzedEvery = 2_500

const bookSql = `
  select count(ledger.post(gen_random_uuid(), 'INVOICE_PAID_FROM_WALLET', 'order', id, 'M:' || id, now(),
           array['bank-funding', 'distributor-payable'], array[null, distributor_id]::uuid[],
           array[grand_total_amount, -grand_total_amount]))
    from (select * from orders where distributor_id = any(?) order by id limit ${bookedAtOnce} offset ?) part`

/** Paid invoices of 1,000 rials each, written and booked in SQL: for what has to hold at a size. */
export const manyInvoices = async (suppliers: Supplier[], each: number): Promise<void> => {
  const ids = suppliers.map(({ id }) => id)
  const owner = db.connection('owner')
  await owner.rawQuery(ordersSql, [ids, each])
  for (let booked = 0; booked < ids.length * each; booked += bookedAtOnce) {
    await owner.rawQuery(bookSql, [ids, booked])
    // Growing this fast, tables outrun the plans that were made when they were small.
    if (booked % analyzedEvery === 0) await owner.rawQuery('analyze orders, ledger.entries')
  }
}
