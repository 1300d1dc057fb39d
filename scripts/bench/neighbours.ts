import type pg from 'pg'
import type { MadeCompany } from '../../api/factories/wanted.ts'
import { companyPlan } from './companies.ts'
import type { BenchContext } from './context.ts'
import { newest } from './exports.ts'
import { latenciesAt, requestBytes } from './http_load.ts'
import { addInvoices, price } from './invoices.ts'
import { type Figure, inTurns, median, ratios } from './measure.ts'
import { type Shop, credit, plan } from './shops.ts'
import type { BenchDatabase } from './stage.ts'

const windowSeconds = 4
const readsPerSecond = 60
/** Beyond the limit of one account. */
const atOnce = 8
const sales = { atOnce: 20, lines: 500 }
const refusedAtOnce = 50
const largest = { statement: 4_500, pdf: 1_400, invoices: 4_500 }
const day = (daysAhead: number) =>
  new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)

const movementsSql = `
  with given as (
    select id as wallet_id, owner_type, owner_id from ledger.accounts
     where kind = 'wallet' and owner_id = $1),
  paid as (
    insert into payments (id, token, owner_type, owner_id, plan, purpose, amount, indicator, status, outcome,
      reference_code, created_at, updated_at, completed_at)
    select made.id, made.id::text, owner_type, owner_id, '${plan}', 'wallet-charge', 1000, 'BANKTEST',
           'COMPLETED', 'CHARGED', made.id::text, now(), now(), now()
      from given, (select uuidv7() as id from generate_series(1, $2::int)) made
    returning id)
  select count(ledger.post(gen_random_uuid(), 'GATEWAY_CAPTURED', 'payment', paid.id, 'GATEWAY_CAPTURED:' || paid.id,
           now(), array['gateway-clearing', 'wallet'], array[null, given.wallet_id], array[1000::bigint, -1000::bigint]))
    from paid, given`

async function addMovements(admin: pg.Client, { userId }: Shop, count: number) {
  // Bypasses the late-commit guard.
  await admin.query('set session_replication_role = replica')
  await admin.query(movementsSql, [userId, count])
  await admin.query('reset session_replication_role')
}

interface Call {
  path: string
  token: string
  body?: object
  method?: 'PUT'
}

/** Any answer counts. */
async function send(port: number, { path, token, body, method }: Call) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok && answer.status !== 429)
    throw new Error(`${path} was answered with ${answer.status}: ${text}`)
  return answer.ok
}

/** Reads of others, at a steady pace. */
class Neighbours {
  private readonly admin: pg.Client
  private readonly port: number
  private readonly requests: Buffer[]

  constructor(admin: pg.Client, port: number, shops: Shop[]) {
    this.admin = admin
    this.port = port
    this.requests = Array.from({ length: windowSeconds * readsPerSecond }, (_, index) =>
      requestBytes({
        method: 'GET',
        path: `/api/wallet/${plan}/self`,
        token: shops[index % shops.length]!.token,
      })
    )
  }

  /** @returns mean milliseconds beside these calls */
  meanBeside(callsAtOnce: () => Call[] = () => []) {
    return this.#mean(async (isOver) => {
      let done = 0
      while (!isOver()) {
        const calls = callsAtOnce()
        if (calls.length === 0) return
        const answered = await Promise.all(calls.map((call) => send(this.port, call)))
        done += answered.filter(Boolean).length
      }
      if (done === 0) throw new Error('nothing went on beside the reads')
    })
  }

  meanBesideRefused(call: Call) {
    return this.#mean(async (isOver) => {
      let refused = 0
      const again = async () => {
        while (!isOver()) if (!(await send(this.port, call))) refused++
      }
      await Promise.all(Array.from({ length: refusedAtOnce }, again))
      if (refused < refusedAtOnce) throw new Error(`${call.path} was refused ${refused} times only`)
    })
  }

  async #mean(disturb: (isOver: () => boolean) => Promise<void>) {
    // Removes daily limits.
    await this.admin.query('delete from rate_limits')
    let isOver = false
    const disturbing = disturb(() => isOver)
    const latencies = await latenciesAt(this.port, readsPerSecond, this.requests)
    isOver = true
    await disturbing
    return latencies.reduce((sum, latency) => sum + latency, 0) / latencies.length
  }
}

const again = (call: Call) => () => Array.from({ length: atOnce }, () => call)

let sold = 0
const saleOf = (customer: object, lines: number) => ({
  externalId: `beside-${++sold}`,
  customer,
  items: Array.from({ length: lines }, (_, line) => ({
    itemName: `روغن مایع ${line}`,
    unitType: 'کارتن',
    qty: 1,
    price: price.goods,
  })),
  grandTotalAmount: price.goods * lines,
  dueDateInDays: 60,
  invoicedAt: new Date().toISOString(),
})

async function evidenceOf(
  { admin }: BenchDatabase,
  { port, company, supplier }: { port: number; company: MadeCompany; supplier: string }
): Promise<Call> {
  const sale = saleOf({ companyUniqueId: company.nationalId, plan: companyPlan }, 20)
  await send(port, { path: '/api/external/supplier/sale', token: supplier, body: sale })
  const { rows } = await admin.query<{ id: string }>('select id from orders where owner_id = $1', [
    company.id,
  ])
  return { path: `/api/legal/company/orders/${rows[0]!.id}/evidence`, token: company.ceo.token }
}

/** Refused early when repeated. */
const refusedCalls = (buyer: Shop, account: Shop): Record<string, Call> => ({
  'refused codes of one phone': {
    path: '/api/user/otp-start',
    token: '',
    body: { phone: buyer.phone },
  },
  'refused commands of one account': {
    path: `/api/distributors/${plan}/bench-1/credit-consent`,
    token: account.token,
    body: { isAllowed: true },
    method: 'PUT',
  },
})

const figures = (means: Record<string, number[]>, names: string[], atMost: number): Figure[] => {
  const ms = (values: number[]) => `${median(values).toFixed(1)} ms`
  return names.map((name) => ({
    what: `mean read of others beside ${name}`,
    measured: ms(means[name]!),
    against: `without, ${readsPerSecond} / s: ${ms(means.alone!)}`,
    ratios: ratios(means[name]!, means.alone!),
    aim: { atMost },
  }))
}

export async function benchNeighbours({ stage, quick }: BenchContext): Promise<Figure[]> {
  const { database, world } = await stage.history(quick ? 60_000 : 200_000)
  const { admin, api } = database
  const [long, short, buyer, ...others] = world.shops as [Shop, Shop, Shop, ...Shop[]]
  const distributors = world.distributors.slice(0, 5)
  const made = await database.make({
    staff: ['finance'],
    programsOf: distributors,
    company: { limit: credit, holders: 0 },
  })
  const [finance, suppliers, company] = [made.staff[0]!, made.programs, made.company!]
  await addMovements(admin, long, largest.statement)
  await addMovements(admin, short, largest.pdf)
  await addInvoices(admin, {
    count: largest.invoices,
    shops: [long],
    // One program each, which owns its invoices.
    distributors: world.distributors.slice(suppliers.length),
    pepper: stage.pepper,
  })
  await admin.query('vacuum analyze')
  const { port, stop } = await api()
  const neighbours = new Neighbours(admin, port, others.slice(0, 1000))
  const evidence = await evidenceOf(database, { port, company, supplier: suppliers[0]! })

  const period = `from=${day(-30)}&to=${day(0)}`
  const statement = ({ token }: Shop, format: string): Call => ({
    path: `/api/statement/${plan}?${period}&format=${format}`,
    token,
  })
  const filter = encodeURIComponent(await newest(admin, 50_000))
  const busy = {
    [`${sales.atOnce} sales of ${sales.lines} lines`]: () =>
      Array.from({ length: sales.atOnce }, (_, at) => ({
        path: '/api/external/supplier/sale',
        token: suppliers[at % suppliers.length]!,
        body: saleOf({ phone: buyer.phone, plan }, sales.lines),
      })),
    'statements of one account': again(statement(long, 'json')),
    'workbooks of statements of one account': again(statement(long, 'xlsx')),
    'PDFs of statements of one account': again(statement(short, 'pdf')),
    'evidence of one account': again(evidence),
    'tables of invoices of one account': again({
      path: `/api/order/${plan}/export?format=xlsx`,
      token: long.token,
    }),
    'an export of 50,000 rows of one member of staff': again({
      path: `/api/admin/orders/export?format=xlsx&filter=${filter}`,
      token: finance,
    }),
  }
  const refused = refusedCalls(buyer, long)
  const sides = {
    alone: () => neighbours.meanBeside(),
    ...Object.fromEntries(
      Object.entries(refused).map(([name, call]) => [
        name,
        () => neighbours.meanBesideRefused(call),
      ])
    ),
    ...Object.fromEntries(
      Object.entries(busy).map(([name, calls]) => [name, () => neighbours.meanBeside(calls)])
    ),
  }
  await inTurns(1, sides)
  const means: Record<string, number[]> = await inTurns(quick ? 2 : 5, sides)
  await stop()
  return [...figures(means, Object.keys(busy), 2), ...figures(means, Object.keys(refused), 3)]
}
