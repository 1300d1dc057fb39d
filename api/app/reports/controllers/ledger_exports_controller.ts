import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { reconcile } from '#app/ledger/queries/reconcile'
import { trialBalance } from '#app/ledger/queries/trial_balance'
import { staffOf } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import {
  jalaliMoment,
  label,
  rials,
  text,
  type Cell,
  type Column,
} from '#app/shared/resource/columns'
import { csv } from '#app/shared/resource/csv'
import { disposition, mimeTypes, type ExportFormat } from '#app/shared/resource/export_file'
import { xlsx } from '#app/shared/resource/xlsx'
import { accounts, checks, headers, results, titles } from '../i18n/ledger.js'
import {
  reconciliationExportValidator,
  trialBalanceExportValidator,
} from '../validators/ledger_export.js'

type Line = Record<string, unknown>
type Columns = Readonly<Record<string, Column>>

const balanceColumns: Columns = {
  at: jalaliMoment(headers.at),
  account: label(headers.account, { ...accounts, total: results.total }),
  debit: rials(headers.debit),
  credit: rials(headers.credit),
  balance: rials(headers.balance),
}
const checkColumns: Columns = {
  check: label(headers.check, checks),
  result: text(headers.result),
  difference: text(headers.differences),
}

async function* inOneBatch(lines: Line[], columns: Columns): AsyncGenerator<Cell[][]> {
  yield lines.map((line) => Object.entries(columns).map(([name, { cell }]) => cell(line[name])))
}

interface Sheet {
  name: string
  title: string
  columns: Columns
  lines: Line[]
}

/** The books as files, like the exports of lists, with a line in the audit trail. */
export default class LedgerExportsController {
  async trialBalance(ctx: HttpContext) {
    const { at, format } = await trialBalanceExportValidator.validate(ctx.request.qs())
    const balance = await trialBalance(at)
    const { totalDebit: debit, totalCredit: credit } = balance
    const total = { account: 'total', debit, credit, balance: debit - credit }
    return this.#answer(ctx, format, {
      name: 'trial-balance',
      title: titles.trialBalance,
      columns: balanceColumns,
      lines: [...balance.accounts, total].map((line) => ({ ...line, at: balance.at })),
    })
  }

  async reconciliation(ctx: HttpContext) {
    const { format } = await reconciliationExportValidator.validate(ctx.request.qs())
    const { checks: made } = await reconcile()
    const lines = made.flatMap<Line>(({ name: check, ok, differences }) => {
      const result = ok ? results.ok : results.broken
      return ok
        ? [{ check, result, difference: null }]
        : differences.map((difference) => ({ check, result, difference }))
    })
    return this.#answer(ctx, format, {
      name: 'reconciliation',
      title: titles.reconciliation,
      columns: checkColumns,
      lines,
    })
  }

  async #answer(ctx: HttpContext, format: ExportFormat = 'xlsx', sheet: Sheet) {
    const { response } = ctx
    await transaction((trx) =>
      audit(
        {
          actor: staffOf(ctx),
          command: 'resource.export',
          subject: { type: sheet.name, id: null },
          after: { format, rows: sheet.lines.length },
          traceId: ctx.request.id(),
        },
        trx
      )
    )
    const names = Object.values(sheet.columns).map(({ header }) => header)
    const cells = inOneBatch(sheet.lines, sheet.columns)
    const bytes = format === 'csv' ? csv(names, cells) : xlsx(sheet.title, names, cells)
    response.header('Content-Type', mimeTypes[format])
    response.header('Content-Disposition', disposition(sheet, format))
    response.header('Cache-Control', 'private, no-store')
    response.stream(Readable.from(bytes, { objectMode: false }))
  }
}
