import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { StaffActor } from '../audit/actor.js'
import { clock } from '../time/clock.js'
import type { Trx } from '../database/database.js'
import { takeTurns } from '../database/take_turns.js'
import { Throttled } from '../errors.js'
import { newId } from '../values/ids.js'
import { queue } from '../jobs/main.js'
import { defineJob } from '../jobs/queue.js'
import { exportFile, type ExportFormat, type Selection } from './export_file.js'
import { messages } from './i18n/fa.js'
import { countRows } from './reader.js'
import { mayRead, resourceNamed, type Resource } from './resource.js'
import { staffWith } from './staff_with.js'

/** Files are fetched soon or not at all. */
export const keptDays = 7
/** How many rows go by between two notes of the progress. */
const noteEvery = 20_000

interface Order {
  resource: Resource
  caller: StaffActor
  selection: Selection
  format: ExportFormat
  /** What has been counted so far. */
  rows: number
}

/** Files of one person that wait or are written; one that waits for so long is not waited for. */
const queuedOfOne = 2
const queuedWithin = { hours: 2 }

/** Whoever asks several times at once asks one after the other. @throws Throttled (429) */
const refuseLongQueue = async (caller: StaffActor, trx: Trx): Promise<void> => {
  await takeTurns(`exports:${caller.id}`, trx)
  const queued = await trx
    .from('exports')
    .where('staff_user_id', caller.id)
    .whereIn('status', ['QUEUED', 'RUNNING'])
    .where('created_at', '>', clock.systemNow().minus(queuedWithin).toJSDate())
    .limit(queuedOfOne)
    .select('id')
  if (queued.length >= queuedOfOne) throw new Throttled(60, messages.exportsQueued)
}

/** Lets the worker write the file. @throws Throttled (429) when enough of the caller's wait. @returns the id under which its progress is asked for */
export const queueExport = async (
  { resource, caller, selection, format, rows }: Order,
  trx: Trx
): Promise<string> => {
  await refuseLongQueue(caller, trx)
  const id = newId()
  await trx
    .insertQuery()
    .table('exports')
    .insert({
      id,
      staff_user_id: caller.id,
      distributor_id: caller.distributorId,
      branch_id: caller.branchId,
      resource: resource.name,
      format,
      sort: JSON.stringify(selection.sort),
      filter: JSON.stringify(selection.filter),
      rows_expected: rows,
      created_at: clock.systemNow().toJSDate(),
    })
  await (await queue()).enqueue(writeExport, { exportId: id }, trx)
  return id
}

const now = () => clock.systemNow().toJSDate()

const note = async (id: string, change: Record<string, unknown>): Promise<void> => {
  await db.from('exports').where({ id }).update(change)
}

/** Writes the file, noting from time to time how far it is. @returns how many rows are in it */
const write = async (
  id: string,
  fileKey: string,
  { resource, caller, selection, format }: Omit<Order, 'rows'>
): Promise<number> => {
  let written = 0
  let noted = 0
  const onRows = (count: number) => {
    written += count
  }
  const file = exportFile(resource, caller, selection, format, { onRows })
  const watched = async function* () {
    for await (const block of file) {
      yield block
      if (written - noted < noteEvery) continue
      noted = written
      await note(id, { rows_written: written })
    }
  }
  // By way of a file: object storage wants to know the length before the first byte.
  const folder = await mkdtemp(join(tmpdir(), 'kasbeno-export-'))
  try {
    const path = join(folder, id)
    await writeFile(path, watched())
    await drive.use().moveFromFs(path, fileKey)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return written
}

/** Who asked for an export, and whose rows they saw then. */
interface KeptExport {
  staff_user_id: string
  distributor_id: string | null
  branch_id: string | null
  filter: Record<string, unknown>
}

/** Who asked, while they may read what is in it, and belong to the same distributor and branch as then. */
const ownerWith = async (resource: Resource, job: KeptExport): Promise<StaffActor | null> => {
  const owner = await staffWith(null, job.staff_user_id)
  if (owner?.distributorId !== job.distributor_id || owner.branchId !== job.branch_id) return null
  return mayRead(resource, owner, job.filter) ? owner : null
}

/**
 * Writes the file as the person who asked for it: with the rights that they have now. Running it
 * again writes the same file anew.
 */
export const writeExport = defineJob<{ exportId: string }>({
  name: 'write-export',
  retries: 2,
  run: async ({ exportId: id }) => {
    const row = await db.from('exports').where({ id }).first()
    if (!row || row.status === 'DONE') return
    const { sort, filter, format } = row
    const resource = resourceNamed(row.resource)
    const caller = resource && (await ownerWith(resource, row))
    if (!caller) return note(id, { status: 'FAILED', finished_at: now() })
    const selection = { sort, filter }
    const { total } = await countRows(resource, caller, selection)
    await note(id, { status: 'RUNNING', rows_written: 0, rows_expected: total })
    const fileKey = `exports/${id}.${format}`
    try {
      const written = await write(id, fileKey, { resource, caller, selection, format })
      const done = { status: 'DONE', rows_written: written, file_key: fileKey, finished_at: now() }
      await note(id, done)
    } catch (error) {
      await note(id, { status: 'FAILED', finished_at: now() })
      throw error
    }
  },
})

/** An export as its owner finds it again, until it is forgotten. */
export const keptExport = (id: string) =>
  db
    .from('exports')
    .where({ id })
    .where('created_at', '>', clock.systemNow().minus({ days: keptDays }).toJSDate())

/** Whether whoever asked for the export may still read what is in it. */
export const mayStillRead = async (job: KeptExport & { resource: string }): Promise<boolean> => {
  const resource = resourceNamed(job.resource)
  return resource !== undefined && (await ownerWith(resource, job)) !== null
}

/** Removes files that nobody will fetch any more. */
export const forgetExports = defineJob({
  name: 'forget-exports',
  cron: '20 3 * * *',
  run: async () => {
    const before = clock.systemNow().minus({ days: keptDays }).toJSDate()
    for (const { id, file_key: fileKey } of await db
      .from('exports')
      .where('created_at', '<', before)
      .select('id', 'file_key')) {
      if (fileKey) await drive.use().delete(fileKey)
      await db.from('exports').where({ id }).delete()
    }
  },
})
