import { searchKey, toAsciiDigits } from '#contracts/digits'
import { maxRials } from '#contracts/money'
import type { ReconciliationSource } from '#contracts/reconciliation'
import { momentIn } from '#app/platform/workbook/cell_moment'
import { fold, rowsBelowHead, type NamedRow } from '#app/platform/workbook/sheet_columns'
import type { SheetRow } from '#app/platform/workbook/sheet'
import { failedWords, headersOf, rialUnits, successWords, totalWords } from '../i18n/bank_words.js'
import type { Period, Theirs } from './match.js'

export type StatementColumn =
  'day' | 'reference' | 'otherReference' | 'amount' | 'credit' | 'debit' | 'text' | 'status'

export type LineFault =
  'FORMULA' | 'DAY' | 'OUTSIDE' | 'AMOUNT' | 'NO_AMOUNT' | 'BOTH_SIDES' | 'STATUS'

export interface FaultyRow {
  row: number
  column: StatementColumn
  fault: LineFault
  cell: string
}

export interface ReadLines {
  lines: Theirs[]
  faults: FaultyRow[]
  /** Of the row below the others that adds them up. */
  total: number | null
  /** Rows of a gateway's payments that did not succeed. */
  leftOut: number
}

type Row = NamedRow<StatementColumn>

const textMax = 300
const referenceMax = 100
const folded = (words: readonly string[]) => new Set(words.map(fold))
const totals = folded(totalWords)
const succeeded = folded(successWords)
const failed = folded(failedWords)
const units = rialUnits.map((word) => searchKey(word))

/** Whole rials with a sign before or after, or in brackets; undefined for an empty cell, NaN for no amount. */
export const amountIn = (cell: string): number | undefined => {
  const key = searchKey(toAsciiDigits(cell)).trim()
  const unit = units.find((word) => key.endsWith(word))
  const bare = (unit ? key.slice(0, -unit.length) : key).replace(/[\s\u200e\u200f]/g, '')
  if (bare === '' || bare === '-') return undefined
  const [, before = '', bracket = '', digits, fraction, after = ''] =
    /^([-\u2212]?)(\(?)(\d{1,3}(?:[,٬،']\d{3})+|\d+)([.\u066b]0*)?\)?([-\u2212]?)$/.exec(bare) ?? []
  if (digits === undefined || (fraction !== undefined && fraction.length > 6)) return NaN
  const amount = Number(digits.replace(/\D/g, ''))
  if (amount > maxRials) return NaN
  return before || bracket || after ? -amount : amount
}

const calendar = /^(\d{4})-(\d\d)-(\d\d)$/
const compact = /^(\d{4})(\d\d)(\d\d)$/

/** `YYYY-MM-DD` of a Jalali or Gregorian day, with or without a time; null for none. */
export const dayIn = (cell: string): string | null => {
  const text = toAsciiDigits(cell).trim().replace(compact, '$1/$2/$3')
  const day = momentIn(
    text.replace(/^(20\d\d)[/.](\d\d?)[/.](\d\d?)/, (_, year, month, date) =>
      [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
    )
  )?.slice(0, 10)
  if (!day || !calendar.test(day)) return null
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : day
}

/** What the row moves, or what is wrong with it. */
const movementOf = ({ cells }: Row): number | { column: StatementColumn; fault: LineFault } => {
  for (const column of ['amount', 'credit', 'debit'] as const)
    if (Number.isNaN(amountIn(cells[column]))) return { column, fault: 'AMOUNT' }
  const [amount, credit = 0, debit = 0] = (['amount', 'credit', 'debit'] as const).map((column) =>
    amountIn(cells[column])
  )
  if (credit !== 0 && debit !== 0) return { column: 'debit', fault: 'BOTH_SIDES' }
  const moved = credit !== 0 || debit !== 0 ? credit - Math.abs(debit) : (amount ?? 0)
  return moved === 0 ? { column: 'amount', fault: 'NO_AMOUNT' } : moved
}

const isTotal = ({ cells: { day, reference, otherReference, text } }: Row): boolean =>
  dayIn(day) === null &&
  [day, reference, otherReference, text].some((cell) => cell !== '' && totals.has(fold(cell)))

/** Both sides of the last row may be given. */
const totalOf = ({ cells }: Row): number | null => {
  const [amount, credit, debit] = (['amount', 'credit', 'debit'] as const).map((column) =>
    amountIn(cells[column])
  )
  const moved =
    credit !== undefined || debit !== undefined ? (credit ?? 0) - Math.abs(debit ?? 0) : amount
  return moved === undefined || Number.isNaN(moved) ? null : moved
}

const lineOf = (row: Row, { from, to }: Period): Theirs | Omit<FaultyRow, 'row' | 'cell'> => {
  const { cells, formulas } = row
  if (formulas.length > 0) return { column: formulas[0]!, fault: 'FORMULA' }
  const day = dayIn(cells.day)
  if (day === null) return { column: 'day', fault: 'DAY' }
  if (day < from || day > to) return { column: 'day', fault: 'OUTSIDE' }
  const moved = movementOf(row)
  if (typeof moved === 'object') return moved
  const references = [cells.reference, cells.otherReference]
    .map((cell) => toAsciiDigits(cell).replace(/^'/, '').trim().slice(0, referenceMax))
    .filter((reference) => reference !== '')
  return { row: row.row, references, day, amount: moved, text: cells.text.trim().slice(0, textMax) }
}

/** Columns are found by name. Null where no row names a day and an amount. */
export const readLines = (
  rows: readonly SheetRow[],
  period: Period,
  source: ReconciliationSource
): ReadLines | null => {
  const named =
    rowsBelowHead<StatementColumn>(rows, headersOf, ['day', 'amount']) ??
    rowsBelowHead<StatementColumn>(rows, headersOf, ['day', 'credit', 'debit'])
  if (!named) return null
  const read: ReadLines = { lines: [], faults: [], total: null, leftOut: 0 }
  for (const row of named) {
    if (row.formulas.length === 0 && Object.values(row.cells).every((cell) => cell === '')) continue
    if (isTotal(row)) {
      read.total = totalOf(row)
      continue
    }
    const status = fold(row.cells.status)
    // The bank's own statement has no rows that may be passed over.
    if (source !== 'BANK' && failed.has(status)) {
      read.leftOut++
      continue
    }
    const line =
      row.cells.status === '' || succeeded.has(status)
        ? lineOf(row, period)
        : { column: 'status' as const, fault: 'STATUS' as const }
    if ('fault' in line) read.faults.push({ row: row.row, cell: row.cells[line.column], ...line })
    else read.lines.push(line)
  }
  return read
}
