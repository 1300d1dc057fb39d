import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { distributorUserOf, staffOf, type StaffActor } from '../audit/actor.js'
import { audit } from '../audit/audit.js'
import { transaction } from '../database/database.js'
import { privateFile } from '../http/private_file.js'
import { savedAs } from '../http/saved_as.js'
import { queueExport } from './export_job.js'
import {
  exportFile,
  exportFormats,
  mimeTypes,
  type ExportFormat,
  type Selection,
} from './export_file.js'
import { takeExportSlot } from './export_slots.js'
import { readListRequest, readSelection, refuse } from './list_request.js'
import { patience } from './patience.js'
import { historyOf } from '../history/history_of.js'
import { countUpTo, list, one, totals } from './reader.js'
import { partFor, type Resource } from './resource.js'

/** Who asks under a prefix: the bank's own people, its legal officers among them, or the users of distributors. */
export const audiences = {
  admin: 'api/admin',
  legal: 'api/legal/admin',
  distributor: 'api/distributor',
} as const
export type Audience = keyof typeof audiences

/** Up to here an export is the answer; beyond, a job writes it. */
const rowsAtOnce = 50_000

/** Below the path of the legal officers nobody has more of a list than they. */
const callerOf = (ctx: HttpContext, { permission, part }: Resource, audience: Audience) => {
  const caller = audience === 'distributor' ? distributorUserOf(ctx) : staffOf(ctx)
  if (audience !== 'legal' || !part) return caller
  return { ...caller, permissions: caller.permissions.filter((held) => held !== permission) }
}

/** The parameters as they were sent: the framework takes the commas of a JSON list for its own. */
const queryOf = ({ request }: HttpContext): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request.parsedUrl.query ?? ''))

const contentRange = (name: string, first: number, count: number, total: number) =>
  `${name} ${count ? `${first}-${first + count - 1}` : '*'}/${total}`

/**
 * Hands blocks on as they are asked for; a reader that does not come back for the next one is given up.
 * @param done before the reader sees the end: who asks for the next export at once finds the slot free
 */
async function* awaited(
  file: AsyncIterable<Buffer>,
  giveUp: () => void,
  done: () => Promise<void>
): AsyncGenerator<Buffer> {
  for await (const block of file) {
    const timer = setTimeout(giveUp, patience.stalledReaderMs)
    try {
      yield block
    } finally {
      clearTimeout(timer)
    }
  }
  await done()
}

/** Streams the file, and none for ever: who takes nothing of it, or is too slow, is hung up on. */
const stream = (
  ctx: HttpContext,
  resource: Resource,
  caller: StaffActor,
  selection: Selection,
  format: ExportFormat,
  giveBack: () => Promise<void>
): void => {
  const { response } = ctx
  const file = exportFile(resource, caller, selection, format, { pace: 'gentle' })
  const hangUp = () => {
    body.destroy()
    // Without its end the answer must not look like a whole file.
    response.response.destroy()
  }
  const body = Readable.from(awaited(file, hangUp, giveBack), { objectMode: false })
  const deadline = setTimeout(hangUp, patience.exportMs)
  body.once('close', () => {
    void giveBack()
    clearTimeout(deadline)
  })
  privateFile(ctx, mimeTypes[format], savedAs(resource, format))
  response.stream(body)
}

/** The requests that a resource answers; they read, and an export leaves a line in the audit trail. */
export const handlersOf = (resource: Resource, audience: Audience) => ({
  async index(ctx: HttpContext) {
    const caller = callerOf(ctx, resource, audience)
    const request = readListRequest(resource, caller, queryOf(ctx))
    const { rows, total, isEstimated, nextCursor } = await list(resource, caller, request)
    const { response } = ctx
    response.header('Content-Range', contentRange(resource.name, request.first, rows.length, total))
    response.header('Access-Control-Expose-Headers', 'Content-Range, X-Next-Cursor')
    if (nextCursor) response.header('X-Next-Cursor', nextCursor)
    if (isEstimated) response.header('X-Total-Estimated', 'true')
    response.header('Cache-Control', 'private, no-cache')
    return rows
  },

  async show(ctx: HttpContext) {
    return one(resource, callerOf(ctx, resource, audience), ctx.params.id)
  },

  async history(ctx: HttpContext) {
    return historyOf(resource, callerOf(ctx, resource, audience), ctx.params.id, queryOf(ctx))
  },

  async totals(ctx: HttpContext) {
    const caller = callerOf(ctx, resource, audience)
    return totals(resource, caller, readSelection(resource, caller, queryOf(ctx)))
  },

  async export(ctx: HttpContext) {
    const caller = callerOf(ctx, resource, audience)
    const query = queryOf(ctx)
    const selection = readSelection(resource, caller, query)
    const format =
      exportFormats.find((known) => known === (query.format ?? 'xlsx')) ?? refuse('format')
    // Before anything is counted: counting takes its time too.
    const giveBack = await takeExportSlot(caller.id)
    try {
      const rows = await countUpTo(resource, caller, selection, rowsAtOnce)
      const isLarge = rows > rowsAtOnce
      const jobId = await transaction(async (trx) => {
        // The filter alone tells the job, and who may fetch the file, that it is a part.
        const filter = { ...selection.filter, ...partFor(resource, caller)?.filter }
        const kept = { ...selection, filter }
        await audit(
          {
            actor: caller,
            command: 'resource.export',
            subject: { type: resource.name, id: null },
            after: { format, ...kept, ...(isLarge ? {} : { rows }) },
          },
          trx
        )
        if (!isLarge) return null
        return queueExport({ resource, caller, selection: kept, format, rows }, trx)
      })
      if (jobId === null) return stream(ctx, resource, caller, selection, format, giveBack)
      await giveBack()
      return ctx.response.status(202).json({ jobId })
    } catch (error) {
      await giveBack()
      throw error
    }
  },
})
