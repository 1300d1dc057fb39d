import type { BenchContext } from './context.ts'
import { type Figure, inTurns, median, ratios } from './measure.ts'
import { StaffCalls } from './staff_calls.ts'

const pageSize = 25
const stride = 1000
const pagesPerVisit = 20

const thousands = (count: number) => count.toLocaleString('en-US')

/** By cursor, as beyond the first 10,000 rows. */
class Walk {
  private readonly staff: StaffCalls
  private readonly query: string
  private cursor = ''

  constructor(staff: StaffCalls, query: string) {
    this.staff = staff
    this.query = query
  }

  async next(rows: number) {
    const range = encodeURIComponent(JSON.stringify([0, rows - 1]))
    const after = this.cursor && `&after=${encodeURIComponent(this.cursor)}`
    const answer = await this.staff.send(
      'GET',
      `/api/admin/orders?range=${range}${after}${this.query}`
    )
    await answer.arrayBuffer()
    this.cursor = answer.headers.get('x-next-cursor') ?? ''
  }

  async goTo(depth: number) {
    for (let row = 0; row < depth; row += stride) await this.next(stride)
  }
}

/** @returns median milliseconds */
async function msOf(page: () => Promise<void>) {
  const times: number[] = []
  for (let index = 0; index < pagesPerVisit; index++) {
    const started = performance.now()
    await page()
    times.push(performance.now() - started)
  }
  return median(times)
}

const lists = {
  'newest first': '',
  'paid ones, by the date of the invoice': `&filter=${encodeURIComponent('{"status":["COMPLETED"]}')}&sort=${encodeURIComponent('["invoicedAt","DESC"]')}`,
}

export async function benchLists({ stage, quick }: BenchContext): Promise<Figure[]> {
  const { database, rows } = await stage.history(quick ? 200_000 : 5_000_000)
  const depth = quick ? 50_000 : 250_000
  const [token] = (await database.make({ staff: ['finance'] })).staff
  const api = await database.api()
  const staff = new StaffCalls(api.port, token!)
  const figures: Figure[] = []
  for (const [name, query] of Object.entries(lists)) {
    const deep = new Walk(staff, query)
    await deep.goTo(depth)
    const sides = {
      deep: () => msOf(() => deep.next(pageSize)),
      first: () => msOf(() => new Walk(staff, query).next(pageSize)),
    }
    await inTurns(1, sides)
    const times = await inTurns(quick ? 3 : 8, sides)
    const ms = (values: number[]) => `${median(values).toFixed(1)} ms`
    figures.push({
      what: `page at depth ${thousands(depth)} of ${thousands(rows)} invoices, ${name}`,
      measured: ms(times.deep),
      against: `page 1: ${ms(times.first)}`,
      ratios: ratios(times.deep, times.first),
      aim: { atMost: 2 },
    })
  }
  await api.stop()
  return figures
}
