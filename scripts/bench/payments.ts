import type { BenchContext } from './context.ts'
import { rateOf } from './http_load.ts'
import { type Payable, addInvoices, expectPaid, paymentRequest } from './invoices.ts'
import { type Figure, inTurns, median, ratios } from './measure.ts'
import { addDistributors, addShops } from './shops.ts'
import { type PaymentSql, hasPgbench, pgbenchRate, sqlRate } from './sql_load.ts'
import type { BenchDatabase } from './stage.ts'
import { type RoundTrip, WireTap } from './wire_tap.ts'

const width = 16
const tripsMax = 4

const perSecond = (rates: number[]) => `${Math.round(median(rates))} / s`

/** Traced on the wire. */
async function tripsOfPayment({ api, url }: BenchDatabase, warmUp: Payable, invoice: Payable) {
  const tapped = new URL(url)
  const tap = new WireTap(Number(tapped.port))
  tapped.port = String(await tap.listen())
  const { port, stop } = await api({ DATABASE_URL: tapped.href, DATABASE_POOL: '1' })
  try {
    await rateOf(port, [paymentRequest(warmUp)], 1)
    return await tap.during(() => rateOf(port, [paymentRequest(invoice)], 1))
  } finally {
    await stop()
    tap.close()
  }
}

function sqlOf(trips: RoundTrip[]): PaymentSql {
  const find = (name: string) => trips.find(({ sql }) => sql.includes(`${name}(`))!.sql
  return { checkCode: find('check_code'), payInvoice: find('pay_invoice') }
}

const tripsFigure = (trips: RoundTrip[]): Figure => ({
  what: 'database round trips of a payment',
  measured: `${trips.length}; locks are held inside the last one alone`,
  against: `≤ ${tripsMax}`,
  reached: trips.length <= tripsMax && trips.at(-1)!.sql.includes('pay_invoice('),
})

/** Against the same SQL alone; one distributor against many. */
export async function benchPayments({ stage, quick }: BenchContext): Promise<Figure[]> {
  const [rounds, perVisit, shopCount] = quick ? [3, 320, 500] : [8, 1600, 4000]
  const database = await stage.database('bench_payments')
  const { admin, url } = database
  const shops = await addShops(admin, shopCount)
  const many = await addDistributors(admin, 1000)
  const invoices = async (count: number, distributors = many) =>
    addInvoices(admin, { count, shops, distributors, pepper: stage.pepper })

  const [first, second] = await invoices(2)
  const trips = await tripsOfPayment(database, first!, second!)
  const sql = sqlOf(trips)
  const api = await database.api()
  const visit =
    (pay: (batch: Payable[]) => Promise<number>, distributors?: string[]) => async () => {
      const batch = await invoices(perVisit, distributors)
      const rate = await pay(batch)
      await expectPaid(admin, batch)
      return rate
    }
  const throughHttp = (batch: Payable[]) => rateOf(api.port, batch.map(paymentRequest), width)
  const sides = {
    http: visit(throughHttp),
    httpOne: visit(throughHttp, many.slice(0, 1)),
    sql: visit((batch) => sqlRate(url, sql, batch, width)),
    ...((await hasPgbench()) && {
      pgbench: visit((batch) => pgbenchRate(admin, url, batch, width)),
    }),
  }
  await inTurns(1, sides)
  // Refreshes statistics, since plans were made on empty tables.
  await admin.query('vacuum analyze')
  const rates = await inTurns(rounds, sides)
  await api.stop()

  const { http, httpOne, sql: bare, pgbench } = rates
  const paid = `invoices paid through HTTP, ${width} at a time`
  const against = (name: string, other: number[]): Figure => ({
    what: paid,
    measured: perSecond(http),
    against: `${name}: ${perSecond(other)}`,
    ratios: ratios(http, other),
    aim: { atLeast: 0.35 },
  })
  return [
    ...(pgbench ? [against('pgbench, the same SQL', pgbench)] : []),
    against('the same SQL, prepared on bare connections of pg', bare),
    {
      what: 'the same, all of one distributor',
      measured: perSecond(httpOne),
      against: `spread over 1,000: ${perSecond(http)}`,
      ratios: ratios(httpOne, http),
      aim: { atLeast: 0.9 },
    },
    tripsFigure(trips),
  ]
}
