import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { trialBalance } from '#app/money/ledger/queries/trial_balance'
import { staffOf } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { privateFile } from '#app/platform/http/private_file'
import { savedAs } from '#app/platform/http/saved_as'
import { mimeTypes, type ExportFormat } from '#app/platform/resource/export_file'
import {
  reconciliationSheet,
  sheetFile,
  trialBalanceSheet,
  type Sheet,
} from '../exports/ledger_sheets.js'
import {
  reconciliationExportValidator,
  trialBalanceExportValidator,
} from '../validators/ledger_export.js'

export default class LedgerExportsController {
  async trialBalance(ctx: HttpContext) {
    const { format, ...until } = await trialBalanceExportValidator.validate(ctx.request.qs())
    return this.#answer(ctx, format, trialBalanceSheet(await trialBalance(until)))
  }

  async reconciliation(ctx: HttpContext) {
    const { format } = await reconciliationExportValidator.validate(ctx.request.qs())
    return this.#answer(ctx, format, reconciliationSheet(await reconcile()))
  }

  async #answer(ctx: HttpContext, format: ExportFormat = 'xlsx', sheet: Sheet) {
    await transaction((trx) =>
      audit(
        {
          actor: staffOf(ctx),
          command: 'resource.export',
          subject: { type: sheet.name, id: null },
          after: { format, rows: sheet.lines.length },
        },
        trx
      )
    )
    privateFile(ctx, mimeTypes[format], savedAs(sheet, format))
    ctx.response.stream(Readable.from(sheetFile(sheet, format), { objectMode: false }))
  }
}
