import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf, type StaffActor } from '../actor.js'
import { audit } from '../audit.js'
import { transaction } from '../database.js'
import { Forbidden, Throttled } from '../errors.js'
import { queueExport } from './export_job.js'
import {
  disposition,
  exportFile,
  exportFormats,
  mimeTypes,
  type ExportFormat,
  type Selection,
} from './export_file.js'
import { messages } from './i18n/fa.js'
import { readListRequest, readSelection, refuse } from './list_request.js'
import { countUpTo, list, one, totals } from './reader.js'
import type { Resource } from './resource.js'

/** Who may be asked under a prefix: the bank's own people or the users of distributors. */
export type Audience = 'admin' | 'distributor'

/** Up to here an export is the answer; beyond, a job writes it. */
const rowsAtOnce = 50_000
/** Each export that is being answered holds a connection of the pool. */
const exportsAtOnce = 3
const exportLastsMs = 300_000
let running = 0

const callerOf = (ctx: HttpContext, audience: Audience): StaffActor => {
  const caller = staffOf(ctx)
  if (audience === 'distributor' && !caller.distributorId) throw new Forbidden()
  return caller
}

/** The parameters as they were sent: the framework takes the commas of a JSON list for its own. */
const queryOf = ({ request }: HttpContext): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request.parsedUrl.query ?? ''))

const contentRange = (name: string, first: number, count: number, total: number) =>
  `${name} ${count ? `${first}-${first + count - 1}` : '*'}/${total}`

/** Streams the file. Not more than a few at once, and none for ever: a slow reader ends. */
const stream = (
  { response }: HttpContext,
  resource: Resource,
  caller: StaffActor,
  selection: Selection,
  format: ExportFormat
): void => {
  if (running >= exportsAtOnce) throw new Throttled(10, messages.exportsBusy)
  const file = exportFile(resource, caller, selection, format, { pace: 'gentle' })
  const body = Readable.from(file, { objectMode: false })
  running++
  const deadline = setTimeout(() => body.destroy(), exportLastsMs)
  body.once('close', () => {
    running--
    clearTimeout(deadline)
  })
  response.header('Content-Type', mimeTypes[format])
  response.header('Content-Disposition', disposition(resource, format))
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'private, no-store')
  response.stream(body)
}

/** The requests that a resource answers; they read, and an export leaves a line in the audit trail. */
export const handlersOf = (resource: Resource, audience: Audience) => ({
  async index(ctx: HttpContext) {
    const caller = callerOf(ctx, audience)
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
    return one(resource, callerOf(ctx, audience), ctx.params.id)
  },

  async totals(ctx: HttpContext) {
    const caller = callerOf(ctx, audience)
    return totals(resource, caller, readSelection(resource, caller, queryOf(ctx)))
  },

  async export(ctx: HttpContext) {
    const caller = callerOf(ctx, audience)
    const query = queryOf(ctx)
    const selection = readSelection(resource, caller, query)
    const format =
      exportFormats.find((known) => known === (query.format ?? 'xlsx')) ?? refuse('format')
    const rows = await countUpTo(resource, caller, selection, rowsAtOnce)
    const isLarge = rows > rowsAtOnce
    const jobId = await transaction(async (trx) => {
      const { sort, filter } = selection
      await audit(
        {
          actor: caller,
          command: 'resource.export',
          subject: { type: resource.name, id: null },
          after: { format, sort, filter, ...(isLarge ? {} : { rows }) },
        },
        trx
      )
      return isLarge ? queueExport({ resource, caller, selection, format, rows }, trx) : null
    })
    if (jobId) return ctx.response.status(202).json({ jobId })
    return stream(ctx, resource, caller, selection, format)
  },
})
