import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  orderUploadLimits,
  uploadColumns,
  type UploadCells,
  type UploadRows,
} from '#contracts/order_uploads'
import { distributorUserOf } from '#app/platform/audit/actor'
import { cellText } from '#app/platform/workbook/cell_text'
import MendRow from '../actions/mend_row.js'
import { invoiceOfLines } from '../http/invoice_of_lines.js'
import { rowsOf } from '../queries/rows.js'
import { ownUpload } from '../queries/uploads.js'
import { mendRowValidator, uploadRowsValidator } from '../validators/uploads.js'

/** What a cell would show if it stood in the file. */
const shown = (cells: Partial<Record<keyof UploadCells, string | null>>): Partial<UploadCells> =>
  Object.fromEntries(
    uploadColumns.flatMap((column) => {
      const cell = cells[column]
      return cell === undefined ? [] : [[column, cellText(cell ?? '')]]
    })
  )

/** The lines of a file of invoices. */
export default class UploadRowsController {
  async index(ctx: HttpContext): Promise<UploadRows> {
    const { id } = await ownUpload(ctx.params.id, distributorUserOf(ctx))
    const {
      after = 0,
      limit = orderUploadLimits.page,
      ...asked
    } = await uploadRowsValidator.validate(ctx.request.qs())
    return rowsOf(id, { ...asked, after, limit })
  }

  @inject()
  async update(ctx: HttpContext, mendRow: MendRow): Promise<Pick<UploadRows, 'rows'>> {
    const actor = distributorUserOf(ctx)
    const { cells } = await ctx.request.validateUsing(mendRowValidator)
    return mendRow.execute({
      actor,
      id: ctx.params.id,
      row: Number(ctx.params.row),
      cells: shown(cells),
      read: (invoices, branchId) =>
        Promise.all(invoices.map((lines) => invoiceOfLines(lines, branchId))),
    })
  }
}
