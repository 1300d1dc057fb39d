import { searchKey, toAsciiDigits } from '#contracts/digits'
import type { SheetCell, SheetRow } from '#app/platform/workbook/sheet'
import { columnWords, rialWords, bankVerdictWords } from '../i18n/bank_words.js'
import { reasonMax, trackingMax, type BankVerdict, type ResultLine } from './result.js'

type Column = keyof typeof columnWords
type Columns = Partial<Record<Column, number>>

/** Without these columns a file says nothing that could be booked. */
const needed = ['reference', 'amount', 'status'] as const satisfies Column[]

/** A sheet may begin with the bank's letterhead. */
const headRowsMax = 20

/** Longer cells are not worth folding. */
const wordMax = 100

/** Ignores letter variants, digits' script, case, half-spaces and marks. */
const fold = (text: string): string =>
  text.length > wordMax ? text : searchKey(text).replace(/[^\p{L}\p{N}]/gu, '')

const meanings = <Meaning extends string>(words: Record<Meaning, readonly string[]>) =>
  new Map(
    Object.entries<readonly string[]>(words).flatMap(([meaning, written]) =>
      written.map((word) => [fold(word), meaning as Meaning] as const)
    )
  )
const columnOf = meanings<Column>(columnWords)
const verdictOf = meanings<Exclude<BankVerdict, 'UNKNOWN'>>(bankVerdictWords)
const units = rialWords.map((word) => searchKey(word))

const columnsIn = ({ cells }: SheetRow): Columns => {
  const columns: Columns = {}
  cells.forEach((cell, at) => {
    const column = columnOf.get(fold(cell ?? ''))
    if (column) columns[column] ??= at
  })
  return columns
}

const missingIn = (columns: Columns): Column[] =>
  needed.filter((column) => columns[column] === undefined)

/** Grouping, and an empty fraction. */
const notation = /(?<=\d)[,٬،' ](?=\d{3}(?!\d))|\.0*$/gu
export const rialsIn = (cell: SheetCell): number | undefined => {
  if (cell === null || cell.length > wordMax) return NaN
  const key = searchKey(cell)
  const unit = units.find((word) => key.endsWith(word))
  const digits = toAsciiDigits(unit ? key.slice(0, -unit.length) : key)
    .trim()
    .replace(notation, '')
  if (digits === '') return undefined
  return /^\d{1,16}$/.test(digits) ? Number(digits) : NaN
}

/** Normalizes digits and a spreadsheet's leading apostrophe. */
const codeIn = (cell: SheetCell): string =>
  toAsciiDigits(cell ?? '')
    .replace(/^'/, '')
    .trim()

const lineOf = ({ number, cells }: SheetRow, columns: Columns): ResultLine => {
  const cell = (column: Column): SheetCell => {
    const at = columns[column]
    const found = at === undefined ? undefined : cells[at]
    return found === undefined ? '' : found
  }
  const status = cell('status')
  return {
    row: number,
    paymentId: codeIn(cell('reference')).slice(0, trackingMax),
    status: status === null ? 'UNKNOWN' : (verdictOf.get(fold(status)) ?? 'UNKNOWN'),
    amount: rialsIn(cell('amount')),
    trackingNumber: codeIn(cell('trackingNumber')).slice(0, trackingMax) || undefined,
    reason: cell('reason')?.slice(0, reasonMax) || undefined,
  }
}

/** Sums and emptied rows. */
const saysNothing = ({ paymentId, status }: ResultLine) => paymentId === '' && status === 'OPEN'

/**
 * Columns are found by name, in the first row that has all required ones.
 * @returns the missing columns where none has
 */
export const readResultRows = (
  rows: readonly SheetRow[]
): { lines: ResultLine[] } | { missing: Column[] } => {
  const heads = rows.slice(0, headRowsMax).map((row) => ({ row, columns: columnsIn(row) }))
  const [head] = heads.toSorted((a, b) => missingIn(a.columns).length - missingIn(b.columns).length)
  if (!head) return { missing: [...needed] }
  const missing = missingIn(head.columns)
  if (missing.length > 0) return { missing }
  return {
    lines: rows
      .filter(({ number }) => number > head.row.number)
      .map((row) => lineOf(row, head.columns))
      .filter((line) => !saysNothing(line)),
  }
}
