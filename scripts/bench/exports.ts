import { readFileSync, writeFileSync } from 'node:fs'
import type pg from 'pg'
import { until } from '../lib/until.ts'
import type { BenchContext } from './context.ts'
import { type Figure, inTurns, median, ratios } from './measure.ts'
import type { BenchDatabase } from './stage.ts'
import { StaffCalls } from './staff_calls.ts'

const exportMsMax = 600_000
const megabyte = 1_048_576

interface Export {
  format: 'xlsx' | 'csv'
  rows: number
}
interface Measured {
  seconds: number
  peakBytes: number
}

/** Peak memory, by the kernel. */
function peakOf(pid: number) {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) * 1024
}

/** Resets the kernel's peak. */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** A filter matching this many existing invoices and no new ones. */
export async function newest(admin: pg.Client, rows: number) {
  const { rows: found } = await admin.query<{ from: Date; to: Date }>(
    `select min(created_at) as from, max(created_at) as to
       from (select created_at from orders where reference_number like 'R%'
              order by created_at desc, id desc limit ${rows}) history`
  )
  const { from, to } = found[0]!
  return JSON.stringify({ createdAt: { from: from.toISOString(), to: to.toISOString() } })
}

interface Job {
  status: string
  rows: number
  url?: string
}

export async function writeExport(staff: StaffCalls, format: string, filter: string) {
  const path = `/api/admin/orders/export?format=${format}&filter=${encodeURIComponent(filter)}`
  const { jobId } = await staff.json<{ jobId: string }>('GET', path)
  let job: Job | undefined
  const ended = async () => {
    job = await staff.json<Job>('GET', `/api/admin/exports/${jobId}`)
    return job.status === 'DONE' || job.status === 'FAILED'
  }
  await until(ended, exportMsMax)
  if (job?.status !== 'DONE') throw new Error(`the export ended as ${job?.status}`)
  return job
}

/** In a fresh process, so that memory is its own. */
async function measure(database: BenchDatabase, token: string, { format, rows }: Export) {
  const filter = await newest(database.admin, rows)
  const { port, pid, stop } = await database.api({ WORKER: 'true' })
  const staff = new StaffCalls(port, token)
  forgetPeak(pid)
  const started = performance.now()
  const { url } = await writeExport(staff, format, filter)
  const seconds = (performance.now() - started) / 1000
  await staff.drain(url!)
  const peakBytes = peakOf(pid)
  await stop()
  return { seconds, peakBytes }
}

const thousands = (count: number) => count.toLocaleString('en-US')

const inWords = ({ rows }: Export, measured: Measured[]) => {
  const megabytes = median(measured.map(({ peakBytes }) => peakBytes)) / megabyte
  const seconds = median(measured.map((each) => each.seconds))
  return `${thousands(rows)} rows: ${Math.round(megabytes)} MB, ${seconds.toFixed(1)} s`
}

export async function benchExports({ stage, quick }: BenchContext): Promise<Figure[]> {
  const { database } = await stage.history(quick ? 200_000 : 1_100_000)
  const [token] = (await database.make({ staff: ['finance'] })).staff
  const figures: Figure[] = []
  for (const format of ['xlsx', 'csv'] as const) {
    const large: Export = { format, rows: quick ? 180_000 : 1_000_000 }
    const small: Export = { format, rows: quick ? 60_000 : 100_000 }
    const seen = new Map<Export, Measured[]>([large, small].map((each) => [each, []]))
    const side = (each: Export) => async () => {
      const measured = await measure(database, token!, each)
      seen.get(each)!.push(measured)
      return measured.peakBytes
    }
    const peaks = await inTurns(quick ? 1 : 5, { large: side(large), small: side(small) })
    figures.push({
      what: `peak memory of a ${format} export`,
      measured: inWords(large, seen.get(large)!),
      against: inWords(small, seen.get(small)!),
      ratios: ratios(peaks.large, peaks.small),
      aim: { atMost: 1.3 },
    })
  }
  return figures
}
