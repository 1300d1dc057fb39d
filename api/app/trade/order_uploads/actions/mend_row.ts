import { isDeepStrictEqual } from 'node:util'
import { isMendable, type UploadCells, type UploadRows } from '#contracts/order_uploads'
import type { DistributorUser } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict, NotFound } from '#app/platform/errors'
import {
  invoicesOf,
  mendedLine,
  type UploadedInvoice,
  type UploadLine,
} from '../domain/invoices.js'
import { messages } from '../i18n/fa.js'
import { linesOfInvoices, otherSales } from '../queries/mended_lines.js'
import { rowsNumbered } from '../queries/rows.js'
import { ownUpload, type Upload } from '../queries/uploads.js'
import { countLookups, refuseCurious } from '../steps/count_lookups.js'
import { judgeInvoices } from '../steps/judge.js'
import { lockUpload } from '../steps/lock_upload.js'
import { rewriteLines } from '../steps/rewrite_lines.js'

interface Command {
  actor: DistributorUser
  id: string
  row: number
  /** Those that are not given stay as they are. */
  cells: Partial<UploadCells>
  /** Makes invoices of lines, for the branch that sells. */
  read: (
    lines: readonly (readonly UploadLine[])[],
    branchId: string | null
  ) => Promise<UploadedInvoice[]>
}

/** Tries the invoice of a line anew, and the one that it stood in before. Sells nothing. */
export default class MendRow {
  /**
   * @throws NotFound, AlreadyProcessed (409) once it is posted, Conflict when somebody else mended it meanwhile, Throttled for
   * too many unknown buyers
   */
  async execute({ actor, id, row, cells, read }: Command): Promise<Pick<UploadRows, 'rows'>> {
    const upload = await ownUpload(id, actor)
    this.#refuseEnded(upload)
    const [mended] = await linesOfInvoices(id, row, [])
    if (!mended) throw new NotFound()
    if (mended.orderId) throw new AlreadyProcessed(messages.rowPosted)
    const now = { ...mended.cells, ...cells }
    if (mended.status === 'READY') {
      // A repeated request, whose first answer was lost.
      if (isDeepStrictEqual(now, mended.cells)) return { rows: await rowsNumbered(id, [row]) }
      throw new Conflict(messages.rowReady)
    }
    const numbers = [mended.externalId, now.externalId].filter((number) => number !== '')
    const before = await linesOfInvoices(id, row, numbers)
    if (before.some(({ orderId }) => orderId)) throw new AlreadyProcessed(messages.rowPosted)
    await refuseCurious(actor.distributorId)
    const lines = before.map((kept) => (kept.row === row ? mendedLine(kept, cells) : kept))
    const invoices = await read(invoicesOf(lines), upload.branchId)
    const judged = await judgeInvoices(actor, invoices, await otherSales(id, numbers))
    await countLookups(actor.distributorId, judged)
    await transaction(async (trx) => {
      this.#refuseEnded(await lockUpload(id, actor, trx))
      const still = await linesOfInvoices(id, row, numbers, trx)
      if (!isDeepStrictEqual(still, before)) throw new Conflict(messages.rowChanged)
      await rewriteLines(id, judged, trx)
      const subject = { type: 'order-uploads', id }
      await audit({ actor, command: 'order-uploads.mend', subject, after: { row } }, trx)
    })
    return {
      rows: await rowsNumbered(
        id,
        lines.map((line) => line.row)
      ),
    }
  }

  #refuseEnded({ status, linesDeletedAt }: Upload): void {
    if (linesDeletedAt) throw new Conflict(messages.linesDeleted)
    if (!isMendable(status)) throw new AlreadyProcessed(messages.notMendable)
  }
}
