import type pg from 'pg'
import { price, rates } from './invoices.ts'
import { type Shop, plan } from './shops.ts'

const secondsApart = 15

/** Owners and origin of the history. */
export interface World {
  shops: Shop[]
  distributors: string[]
}

/** Nine of ten paid, the older ones repaid. */
const writeOrders = (world: World, count: number) => `
  insert into orders (id, reference_number, distributor_id, partner_client_id, external_id, content_hash,
    owner_type, owner_id, plan, grand_total_amount, kasbeno_fee_amount, bank_fee_amount,
    product_fee_ppm, bank_fee_yearly_ppm, due_date_in_days,
    invoiced_at, status, payment_source, bank_reference_number, paid_at, payable_until, search_key,
    vat_rate_ppm, payout_settled, created_at, updated_at)
  select uuidv7(at - now()), 'R' || n, distributor_id, client_id, 'OLD-' || n, md5(n::text),
         'PERSON', user_id, '${plan}', ${price.goods} + n % 1000 * 1000, ${price.productFee}, ${price.bankFee},
         ${rates.productFeePpm}, ${rates.bankFeeYearlyPpm}, 60,
         at - interval '1 hour', case when paid then 'COMPLETED' else 'CLOSED' end,
         case when paid then 'CREDIT' end, case when paid then 'B' || n end,
         case when paid then at + interval '2 hours' end, at::date + 30,
         'old-' || n || ' ' || phone || ' نرگس کسب وکار پخش ' || n % 1000 || ' r' || n,
         case when paid then 100000 end, paid, at, at
    from (select n, n % 10 <> 0 as paid, now() - (${count} - n + 1) * interval '${secondsApart} seconds' as at
            from generate_series(1, ${count}) n) day
    join bench_owners on n_owner = n % ${world.shops.length}
    join bench_sellers on n_seller = n % ${world.distributors.length}`

const writeInstallments = `
  insert into installments (id, order_id, amount, paid_amount, status, due_date, cleared_at, created_at)
  select uuidv7(paid_at - now()), id, grand_total_amount, case when repaid then grand_total_amount else 0 end,
         case when repaid then 'CLEARED' else 'AWAITING_DUE_DATE' end, due_date,
         case when repaid then due_date end, paid_at
    from (select *, paid_at::date + 60 as due_date, paid_at < now() - interval '60 days' as repaid
            from orders where reference_number like 'R%' and paid_at is not null) paid`

/** Dropping and rebuilding indexes is several times faster. */
async function withoutIndexes(admin: pg.Client, tables: string[], work: () => Promise<void>) {
  const { rows } = await admin.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = any($1::regclass[]) and not exists (
        select from pg_constraint where conindid = i.indexrelid)`,
    [tables]
  )
  for (const { name } of rows) await admin.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await admin.query(definition)
}

/** Numbers them for use in generated rows. */
async function numbered(admin: pg.Client, { shops, distributors }: World) {
  await admin.query(
    'create temp table bench_owners (n_owner bigint primary key, user_id uuid, phone text)'
  )
  await admin.query(
    `insert into bench_owners select n - 1, id, phone
       from unnest($1::uuid[], $2::text[]) with ordinality as given(id, phone, n)`,
    [shops.map(({ userId }) => userId), shops.map(({ phone }) => phone)]
  )
  await admin.query(
    `create temp table bench_sellers as
     select n - 1 as n_seller, given.id as distributor_id, client.id as client_id
       from unnest($1::uuid[]) with ordinality as given(id, n)
       join partner_clients client on client.distributor_id = given.id`,
    [distributors]
  )
}

export async function addHistory(admin: pg.Client, world: World, count: number) {
  await numbered(admin, world)
  await admin.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'`)
  // Skips foreign key checks, which would dominate.
  await admin.query('set session_replication_role = replica')
  await withoutIndexes(admin, ['orders', 'installments'], async () => {
    await admin.query(writeOrders(world, count))
    await admin.query(writeInstallments)
  })
  await admin.query(
    'reset session_replication_role; reset synchronous_commit; reset maintenance_work_mem'
  )
  await admin.query('drop table bench_owners, bench_sellers')
  await admin.query('vacuum analyze')
}

/** With entries; due on one day. */
const writeMatured = `
  with made as (
    insert into orders (id, reference_number, distributor_id, partner_client_id, external_id, content_hash,
      owner_type, owner_id, plan, grand_total_amount, kasbeno_fee_amount, bank_fee_amount,
      product_fee_ppm, bank_fee_yearly_ppm, due_date_in_days,
      invoiced_at, status, payment_source, bank_reference_number, paid_at, payable_until, search_key,
      vat_rate_ppm, created_at, updated_at)
    select uuidv7(), reference, given.distributor_id, client.id, 'DUE-' || reference, md5(reference),
           'PERSON', user_id, '${plan}', ${price.goods}, 0, 0, 0, 0, 60, now(), 'COMPLETED', 'CREDIT',
           'D' || reference, now(), now()::date, reference, 100000, now(), now()
      from (select *, nextval('order_references')::text as reference
              from unnest($1::uuid[], $2::uuid[]) as given(distributor_id, user_id)) given
      join partner_clients client on client.distributor_id = given.distributor_id
    returning id, distributor_id),
  owed as (
    insert into installments (id, order_id, amount, due_date, created_at)
    select uuidv7(), id, ${price.goods}, $3, now() from made),
  booked as (
    insert into ledger.entries (id, kind, source_type, source_id, idempotency_key, booked_at, business_at)
    select uuidv7(), 'INVOICE_PAID_FROM_CREDIT', 'order', id, 'DUE:' || id, clock_timestamp(), now() from made
    returning id, source_id)
  insert into ledger.postings (entry_id, line, account, party_id, amount)
  select booked.id, line, case line when 1 then 'bank-funding' else 'distributor-payable' end,
         case line when 2 then made.distributor_id end,
         case line when 1 then ${price.goods} else -${price.goods} end
    from booked join made on made.id = booked.source_id, generate_series(1, 2) line`

/** @param day due date, `YYYY-MM-DD` */
export async function addMatured(admin: pg.Client, world: World, count: number, day: string) {
  const deal = <Value>(values: Value[]) =>
    Array.from({ length: count }, (_, index) => values[index % values.length]!)
  const owners = deal(world.shops.map(({ userId }) => userId))
  // Bypasses the late-commit guard.
  await admin.query('set session_replication_role = replica')
  await admin.query(writeMatured, [deal(world.distributors), owners, day])
  await admin.query('reset session_replication_role')
  // Autovacuum comes too late for fresh tables.
  await admin.query('analyze orders, installments, ledger.entries, ledger.postings')
}
