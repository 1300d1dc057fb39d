import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchContext } from './context.ts'
import { rateOf, requestBytes } from './http_load.ts'
import { addInvoices } from './invoices.ts'
import { type Figure, inTurns, median, ratios } from './measure.ts'
import type { RawRead } from './raw_server.ts'
import { type Shop, addDistributors, addShops, plan, tokenHash } from './shops.ts'
import type { BenchDatabase } from './stage.ts'
import { WireTap } from './wire_tap.ts'

const width = 16
const invoicesPerShop = 5
const tickMs = 10

const hotReads = {
  'registration status': `/api/user/${plan}/registration-status`,
  'wallet': `/api/wallet/${plan}/self`,
  'pending invoices': `/api/order/${plan}/pending-orders/10/0`,
}

const read = (path: string, token: string) => requestBytes({ method: 'GET', path, token })

/** Observed on the wire, with the caller as a parameter. */
async function statementsOf({ api, url }: BenchDatabase, { token, userId }: Shop) {
  const tapped = new URL(url)
  const tap = new WireTap(Number(tapped.port))
  tapped.port = String(await tap.listen())
  const { port, stop } = await api({ DATABASE_URL: tapped.href, DATABASE_POOL: '1' })
  const caller: Record<string, string> = { [tokenHash(token)]: '$hash', [userId]: '$user' }
  const seen: Record<string, RawRead> = {}
  try {
    for (const path of Object.values(hotReads)) {
      const trips = await tap.during(() => rateOf(port, [read(path, token)], 1))
      const statements = trips.map(({ sql, values }) => ({
        sql,
        values: values.map((value) => (value === null ? null : (caller[value] ?? value))),
      }))
      seen[path] = { statements }
      // Without the access query: the caller's id replaces the token.
      seen[`${path}#`] = { statements: statements.slice(-1) }
    }
  } finally {
    await stop()
    tap.close()
  }
  return seen
}

async function startRaw(url: string, reads: Record<string, RawRead>) {
  const child = fork(join(import.meta.dirname, 'raw_server.ts'), {
    env: { ...process.env, DATABASE_URL: url, READS: JSON.stringify(reads) },
  })
  const [port] = (await once(child, 'message')) as [number]
  return { port, pid: child.pid!, stop: () => child.disconnect() }
}

/** CPU milliseconds, by the kernel. */
function cpuMsOf(pid: number) {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.join(') ').split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * tickMs
}

/** Rate and CPU time per request; the latter is robust against other load. */
class Side {
  readonly cpuMs: number[] = []
  private readonly server: { pid: number; port: number }
  private readonly requests: Buffer[]

  constructor(server: { pid: number; port: number }, requests: Buffer[]) {
    this.server = server
    this.requests = requests
  }

  async rate() {
    const before = cpuMsOf(this.server.pid)
    const rate = await rateOf(this.server.port, this.requests, width)
    this.cpuMs.push((cpuMsOf(this.server.pid) - before) / this.requests.length)
    return rate
  }
}

/** Against the same statements behind bare HTTP. */
export async function benchReads({ stage, quick }: BenchContext): Promise<Figure[]> {
  const [rounds, perVisit, shopCount] = quick ? [3, 500, 200] : [8, 3000, 2000]
  const database = await stage.database('bench_reads')
  const { admin, url } = database
  const shops = await addShops(admin, shopCount)
  const distributors = await addDistributors(admin, 100)
  const count = shopCount * invoicesPerShop
  await addInvoices(admin, { count, shops, distributors, pepper: stage.pepper })
  await admin.query('vacuum analyze')

  const raw = await startRaw(url, await statementsOf(database, shops[0]!))
  const api = await database.api()
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(hotReads)) {
    const asked = (to: string, tokenOf: (shop: Shop) => string) =>
      Array.from({ length: perVisit }, (_, i) => read(to, tokenOf(shops[i % shopCount]!)))
    const [signedIn, bare] = [
      asked(path, ({ token }) => token),
      asked(`${path}#`, ({ userId }) => userId),
    ]
    const [ours, theirs] = [new Side(api, signedIn), new Side(raw, signedIn)]
    const sides = {
      api: () => ours.rate(),
      raw: () => theirs.rate(),
      only: () => rateOf(raw.port, bare, width),
    }
    await inTurns(1, sides)
    ours.cpuMs.length = theirs.cpuMs.length = 0
    const rates = await inTurns(rounds, sides)
    figures.push(...figuresOf(name, rates), cpuFigure(name, ours.cpuMs, theirs.cpuMs))
  }
  raw.stop()
  await api.stop()
  return figures
}

type Rates = Record<'api' | 'raw' | 'only', number[]>
const perSecond = (rates: number[]) => `${Math.round(median(rates))} / s`

const figuresOf = (name: string, { api, raw, only }: Rates): Figure[] => [
  {
    what: `hot read: ${name}`,
    measured: perSecond(api),
    against: `node:http and pg, the same statements: ${perSecond(raw)}`,
    ratios: ratios(api, raw),
    aim: { atLeast: 0.6 },
  },
  {
    what: `hot read: ${name}`,
    measured: perSecond(api),
    against: `node:http and pg, the last statement alone, no token: ${perSecond(only)}`,
    ratios: ratios(api, only),
  },
]

const cpuFigure = (name: string, api: number[], raw: number[]): Figure => ({
  what: `hot read: ${name}, time on a core`,
  measured: `${median(api).toFixed(2)} ms`,
  against: `node:http and pg, the same statements: ${median(raw).toFixed(2)} ms`,
  ratios: ratios(raw, api),
})
