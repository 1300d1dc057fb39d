import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { run } from '../lib/run.ts'
import { type Payable, price, total } from './invoices.ts'

const accounts = ['credit-used', 'distributor-payable', 'product-fee-income', 'vat-payable'].concat(
  'bank-fee-income'
)
const amounts = [
  total,
  -price.goods,
  -(price.productFee - price.vatInside),
  -price.vatInside,
  -price.bankFee,
]
const paidFrom = 'INVOICE_PAID_FROM_CREDIT'

/** As prepared by the API. */
export interface PaymentSql {
  checkCode: string
  payInvoice: string
}

const day = (daysAhead: number) =>
  new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)

async function payOne(
  client: pg.Client,
  sql: PaymentSql,
  { orderId, distributorId, shop, ...code }: Payable
) {
  const now = new Date()
  const { phone } = shop
  const checked = ['INVOICE_PAYMENT', orderId, phone, code.asker, phone, code.codeHash, now, 3, 8]
  await client.query({ name: 'check_code', text: sql.checkCode, values: checked })
  const [order, source] = [
    [orderId, 'CREDIT', total, code.content, 'COMPLETED', 100_000, code.codeId, shop.lineId],
    [day(0), now, now, randomUUID(), day(60), randomUUID(), paidFrom],
  ]
  const parties = [shop.accountId, distributorId, null, null, null]
  const values = [...order, ...source, accounts, parties, amounts, randomUUID(), [], []]
  const { rows } = await client.query({ name: 'pay_invoice', text: sql.payInvoice, values })
  if (rows[0].outcome !== 'PAID') throw new Error(`the SQL answered ${rows[0].outcome}`)
}

/**
 * Bare `pg` with prepared statements.
 * @returns payments per second
 */
export async function sqlRate(url: string, sql: PaymentSql, invoices: Payable[], width: number) {
  const clients = Array.from({ length: width }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  const queue = invoices.values()
  const started = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      for (const invoice of queue) await payOne(client, sql, invoice)
    })
  )
  const seconds = (performance.now() - started) / 1000
  await Promise.all(clients.map((client) => client.end()))
  return invoices.length / seconds
}

const workColumns =
  'order_id, distributor_id, code_id, code_hash, asker, content, phone, line_id, account_id'

/** Arguments come from a table, as pgbench knows only numbers. */
const pgbenchScript = `\\set i :i + 1
\\set n :client_id * :per_client + :i
select c.verdict from bench_work w,
  check_code('INVOICE_PAYMENT', w.order_id::text, w.phone, w.asker, w.phone, w.code_hash, now(), 3, 8) c
 where w.n = :n;
select p.outcome from bench_work w, pay_invoice(w.order_id, 'CREDIT', ${total}, w.content, 'COMPLETED', 100000,
  w.code_id, w.line_id, current_date, now(), now(), gen_random_uuid(), current_date + 60,
  gen_random_uuid(), '${paidFrom}', '{${accounts.join()}}',
  array[w.account_id, w.distributor_id, null, null, null], '{${amounts.join()}}', gen_random_uuid(), '{}', '{}') p
 where w.n = :n;
`

export const hasPgbench = async () => (await run('pgbench', ['--version'])).ok

/** @returns payments per second */
export async function pgbenchRate(
  admin: pg.Client,
  url: string,
  invoices: Payable[],
  width: number
) {
  const perClient = Math.floor(invoices.length / width)
  const column = (read: (invoice: Payable) => string) => invoices.map(read)
  await admin.query('drop table if exists bench_work')
  await admin.query(
    `create table bench_work (n serial primary key, order_id uuid, distributor_id uuid, code_id uuid,
       code_hash text, asker text, content text, phone text, line_id uuid, account_id uuid)`
  )
  await admin.query(
    `insert into bench_work (n, ${workColumns}) select n - 1, ${workColumns}
       from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[],
                   $8::uuid[], $9::uuid[])
       with ordinality as given(${workColumns}, n)`,
    [
      column(({ orderId }) => orderId),
      column(({ distributorId }) => distributorId),
      column(({ codeId }) => codeId),
      column(({ codeHash }) => codeHash),
      column(({ asker }) => asker),
      column(({ content }) => content),
      column(({ shop }) => shop.phone),
      column(({ shop }) => shop.lineId),
      column(({ shop }) => shop.accountId),
    ]
  )
  await admin.query('analyze bench_work')
  await admin.query('grant select on bench_work to kasbeno_app')
  const folder = mkdtempSync(join(tmpdir(), 'kasbeno-bench-'))
  const script = join(folder, 'pay.sql')
  writeFileSync(script, pgbenchScript)
  const { ok, output } = await run('pgbench', [
    ...['--no-vacuum', '--protocol=prepared', `--client=${width}`, `--transactions=${perClient}`],
    ...['-D', 'i=-1', '-D', `per_client=${perClient}`, `--file=${script}`, url],
  ])
  rmSync(folder, { recursive: true })
  const rate = /tps = ([\d.]+) \(without/.exec(output)?.[1]
  if (!ok || !rate) throw new Error(`pgbench failed:\n${output}`)
  return Number(rate)
}
