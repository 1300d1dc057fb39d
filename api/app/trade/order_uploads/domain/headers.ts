import { createHash } from 'node:crypto'
import {
  uploadColumns,
  type ColumnChoice,
  type UploadColumn,
  type UploadHeader,
} from '#contracts/order_uploads'
import { headRowsMax } from '#app/platform/workbook/cell_text'
import type { SheetRow } from '#app/platform/workbook/sheet'
import { fold, meanings } from '#app/platform/workbook/sheet_columns'
import { headersOf } from '../i18n/fa.js'

/** By all spellings of a column, its key among them. */
export const spellings = Object.fromEntries(
  uploadColumns.map((column) => [column, [...headersOf(column), column]])
) as Record<UploadColumn, string[]>

const exact = meanings<UploadColumn>(spellings)

const cellsOf = ({ cells }: SheetRow): string[] =>
  cells.map((cell) => cell ?? '').filter((cell) => cell !== '')

/** Of the headers of a row, whatever their order: a file with the same ones is read in the same way. */
export const digestOf = (row: SheetRow): string =>
  createHash('sha256')
    .update(JSON.stringify([...new Set(cellsOf(row).map(fold))].toSorted()))
    .digest('hex')

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)))

/** Twice the pairs of letters that two words share, by all that they have: 1 for the same word. */
export const likeness = (one: string, other: string): number => {
  const [mine, others] = [pairsOf(fold(one)), pairsOf(fold(other))]
  if (mine.size + others.size === 0) return 0
  return (2 * mine.intersection(others).size) / (mine.size + others.size)
}

/** Below this two headers have letters in common and nothing else. */
const alikeMin = 0.5

const scoreOf = (header: string, column: UploadColumn): number =>
  exact.get(fold(header)) === column
    ? 1 + likeness(header, headersOf(column)[0]!)
    : Math.max(...spellings[column].map((spelling) => likeness(header, spelling)))

/** Which column each header seems to be: the likeliest pair first, and no column twice. */
export const suggestedFor = (row: SheetRow): UploadHeader[] => {
  const headers = [...new Set(cellsOf(row))]
  const pairs = headers
    .flatMap((header) =>
      uploadColumns.map((column) => ({ header, column, score: scoreOf(header, column) }))
    )
    .filter(({ score }) => score >= alikeMin)
    .toSorted((one, other) => other.score - one.score)
  const found = new Map<string, UploadColumn>()
  const taken = new Set<UploadColumn>()
  for (const { header, column } of pairs) {
    if (found.has(header) || taken.has(column)) continue
    found.set(header, column)
    taken.add(column)
  }
  return headers.map((header) => ({ header, column: found.get(header) ?? null }))
}

export const headRows = (rows: readonly SheetRow[]): SheetRow[] => rows.slice(0, headRowsMax)

/** Where headers seem to stand: where most columns are found, and then where most cells are filled. */
export const likeliestHead = (rows: readonly SheetRow[]): SheetRow | undefined => {
  const scored = headRows(rows).map((row) => {
    const headers = suggestedFor(row)
    return { row, known: headers.filter(({ column }) => column).length, filled: headers.length }
  })
  const [best] = scored.toSorted(
    (one, other) => other.known - one.known || other.filled - one.filled
  )
  return best?.row
}

/** The row that has every header of a choice. */
export const headWith = (rows: readonly SheetRow[], choice: ColumnChoice): SheetRow | undefined => {
  const wanted = Object.values(choice).map(fold)
  return headRows(rows).find((row) => {
    const there = new Set(cellsOf(row).map(fold))
    return wanted.every((header) => there.has(header))
  })
}

/** As the template's words and their like have it, whatever is missing. */
export const exactChoice = (row: SheetRow): ColumnChoice => {
  const choice: ColumnChoice = {}
  for (const header of cellsOf(row)) {
    const column = exact.get(fold(header))
    if (column) choice[column] ??= header
  }
  return choice
}
