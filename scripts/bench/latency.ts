import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchContext } from './context.ts'
import { newest, writeExport } from './exports.ts'
import { addMatured } from './history.ts'
import { latenciesAt, rateOf } from './http_load.ts'
import { addInvoices, paymentRequest } from './invoices.ts'
import { type Figure, inTurns, median, percentile, ratios } from './measure.ts'
import type { HistoryDatabase } from './stage.ts'
import { StaffCalls } from './staff_calls.ts'

const windowSeconds = 8
/** Share of the maximal rate: an ordinary day. */
const load = 0.25
const calibration = 1000
const runEveryMs = 400
const runsPerWindow = Math.ceil((windowSeconds * 1000) / runEveryMs) + 2
const width = 16

const dayMs = 86_400_000
const day = (daysAhead: number) =>
  new Date(Date.now() + daysAhead * dayMs).toISOString().slice(0, 10)

const thousands = (count: number) => count.toLocaleString('en-US')

/** Repeats until the payments are through. */
interface Disturbance {
  prepare?: () => Promise<void>
  once: () => Promise<unknown>
}

class Payments {
  private readonly place: HistoryDatabase
  private readonly pepper: string
  private readonly port: number
  perSecond = 0

  constructor(place: HistoryDatabase, pepper: string, port: number) {
    this.place = place
    this.pepper = pepper
    this.port = port
  }

  async calibrate() {
    await rateOf(this.port, await this.requests(calibration), width)
    this.perSecond = load * (await rateOf(this.port, await this.requests(calibration), width))
  }

  async p99During(disturbance?: Disturbance) {
    const requests = await this.requests(Math.round(this.perSecond * windowSeconds))
    await disturbance?.prepare?.()
    // Pending writes would slow down commits.
    await this.place.database.admin.query('checkpoint')
    let through = false
    const disturbing = (async () => {
      while (disturbance && !through) await disturbance.once()
    })()
    const latencies = await latenciesAt(this.port, this.perSecond, requests)
    through = true
    await disturbing
    return percentile(latencies, 0.99)
  }

  private async requests(count: number) {
    const { database, world } = this.place
    const invoices = await addInvoices(database.admin, { ...world, count, pepper: this.pepper })
    return invoices.map(paymentRequest)
  }
}

/** Preview and approval, each of one more due day. */
class Runs implements Disturbance {
  private readonly place: HistoryDatabase
  private readonly invoices: number
  private readonly maker: StaffCalls
  private readonly checker: StaffCalls
  private lastDue = -1000
  private lastRun = -1000

  constructor(place: HistoryDatabase, invoices: number, maker: StaffCalls, checker: StaffCalls) {
    this.place = place
    this.invoices = invoices
    this.maker = maker
    this.checker = checker
  }

  async prepare() {
    const { database, world } = this.place
    while (this.lastDue < this.lastRun + runsPerWindow) {
      this.lastDue += 1
      await addMatured(database.admin, world, this.invoices, day(this.lastDue))
    }
  }

  async once() {
    const next = sleep(runEveryMs)
    if (this.lastRun === this.lastDue) throw new Error('more runs than were prepared')
    this.lastRun += 1
    const runs = '/api/admin/settlement/maturity-runs'
    const { id } = await this.maker.json<{ id: string }>('POST', runs, { upTo: day(this.lastRun) })
    await this.checker.send('POST', `${runs}/${id}/approve`)
    await next
  }
}

/** Payments beside exports and settlement runs. */
export async function benchLatency({ stage, quick }: BenchContext): Promise<Figure[]> {
  const place = await stage.history(quick ? 200_000 : 1_100_000)
  const { admin, api, worker: startWorker } = place.database
  const [rounds, due] = quick ? [2, 1000] : [5, 5000]
  const made = await place.database.make({ staff: ['finance', 'finance'] })
  const [maker, checker] = made.staff as [string, string]
  // As in production: the worker is a separate process of lower priority.
  const [web, worker] = [await api(), await startWorker()]
  const payments = new Payments(place, stage.pepper, web.port)
  await payments.calibrate()

  const staff = new StaffCalls(web.port, maker)
  const [largeRows, smallRows] = [quick ? 100_000 : 1_000_000, 50_000]
  const [all, some] = [await newest(admin, largeRows), await newest(admin, smallRows)]
  const streamed = `/api/admin/orders/export?format=xlsx&filter=${encodeURIComponent(some)}`
  const runs = new Runs(place, due, staff, new StaffCalls(web.port, checker))
  const sides = {
    alone: () => payments.p99During(),
    large: () => payments.p99During({ once: () => writeExport(staff, 'xlsx', all) }),
    small: () => payments.p99During({ once: () => staff.drain(streamed) }),
    runs: () => payments.p99During(runs),
  }
  await inTurns(1, sides)
  const p99 = await inTurns(rounds, sides)
  await Promise.all([web.stop(), worker.stop()])

  const ms = (values: number[]) => `${median(values).toFixed(0)} ms`
  const figure = (what: string, values: number[]): Figure => ({
    what: `payment p99 ${what}`,
    measured: ms(values),
    against: `without, ${Math.round(payments.perSecond)} / s: ${ms(p99.alone)}`,
    ratios: ratios(values, p99.alone),
    aim: { atMost: 1.5 },
  })
  return [
    figure(`while the worker exports ${thousands(largeRows)} rows`, p99.large),
    figure(`while the same process streams ${thousands(smallRows)} rows`, p99.small),
    figure(`during settlement runs of ${thousands(due)} invoices`, p99.runs),
  ]
}
