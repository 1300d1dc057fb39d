import type { Reconciliation, TrialBalance } from '#contracts/ledger'
import { words } from '#contracts/words'
import {
  jalaliDay,
  jalaliMoment,
  label,
  rials,
  text,
  type Column,
} from '#app/platform/resource/columns'
import { cellBatches } from '#app/platform/resource/cell_batches'
import { csv } from '#app/platform/resource/csv'
import type { ExportFormat } from '#app/platform/resource/export_file'
import { xlsx } from '#app/platform/resource/xlsx'
import { headers, results, titles } from '../i18n/books.js'

type Line = Record<string, unknown>

export interface Sheet {
  name: string
  title: string
  columns: Readonly<Record<string, Column>>
  lines: Line[]
}

const balanceColumns = {
  at: jalaliMoment(headers.at),
  on: jalaliDay(headers.on),
  account: label(headers.account, { ...words.account, total: results.total }),
  debit: rials(headers.debit),
  credit: rials(headers.credit),
  debitBalance: rials(headers.debitBalance),
  creditBalance: rials(headers.creditBalance),
}
const checkColumns = {
  check: label(headers.check, words.ledgerCheck),
  result: text(headers.result),
  difference: text(headers.differences),
}

/** One line per account plus their sum. */
export const trialBalanceSheet = (balance: TrialBalance): Sheet => {
  const total = {
    account: 'total',
    debit: balance.totalDebit,
    credit: balance.totalCredit,
    debitBalance: balance.totalDebitBalance,
    creditBalance: balance.totalCreditBalance,
  }
  const { at, on } = balance
  return {
    name: 'trial-balance',
    title: titles.trialBalance,
    columns: balanceColumns,
    lines: [...balance.accounts, total].map((line) => ({ ...line, at, on })),
  }
}

/** One line per passing check, one per difference of the others. */
export const reconciliationSheet = ({ checks: made }: Reconciliation): Sheet => ({
  name: 'reconciliation',
  title: titles.reconciliation,
  columns: checkColumns,
  lines: made.flatMap<Line>(({ name: check, ok, differences }) =>
    ok
      ? [{ check, result: results.ok, difference: null }]
      : differences.map((difference) => ({ check, result: results.broken, difference }))
  ),
})

export const sheetFile = (sheet: Sheet, format: ExportFormat): AsyncGenerator<Buffer> => {
  const names = Object.values(sheet.columns).map(({ header }) => header)
  const columns = Object.entries(sheet.columns)
  const cells = cellBatches(sheet.lines, (line) =>
    columns.map(([name, { cell }]) => cell(line[name]))
  )
  return format === 'csv' ? csv(names, cells) : xlsx(sheet.title, names, cells)
}
