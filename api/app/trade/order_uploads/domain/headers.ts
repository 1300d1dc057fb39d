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

/**
 * Of the headers of a row, whatever their order: a file with the same ones is read in the same way. What a branch says
 * of its own files is nothing for those of others.
 */
export const digestOf = (row: SheetRow, branchId: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([branchId, ...[...new Set(cellsOf(row).map(fold))].toSorted()]))
    .digest('hex')

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)))

/** Twice the pairs of letters that two words share, by all that they have: 1 for the same word. */
const likeness = (mine: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  mine.size + others.size === 0
    ? 0
    : (2 * mine.intersection(others).size) / (mine.size + others.size)

/** Of each spelling of a column; the template's word is the first. */
const pairsOfSpellings = Object.fromEntries(
  uploadColumns.map((column) => [column, spellings[column].map((word) => pairsOf(fold(word)))])
) as Record<UploadColumn, Set<string>[]>

/** Below this two headers have letters in common and nothing else. */
const alikeMin = 0.5

const scored = (header: string) => {
  const folded = fold(header)
  const pairs = pairsOf(folded)
  return uploadColumns.map((column) => {
    const [template, ...others] = pairsOfSpellings[column]
    const first = likeness(pairs, template!)
    const score =
      exact.get(folded) === column
        ? 1 + first
        : Math.max(first, ...others.map((spelling) => likeness(pairs, spelling)))
    return { header, column, score }
  })
}

/** Longer cells are no headers. */
const headerMax = 100
const mayBeHeader = (cell: string): boolean => cell.length <= headerMax

/** Which column each header seems to be: the likeliest pair first, and no column twice. */
export const suggestedFor = (row: SheetRow): UploadHeader[] => {
  const headers = [...new Set(cellsOf(row))]
  const pairs = headers
    .filter(mayBeHeader)
    .flatMap(scored)
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

/** Lines below the headers may be as full as these are, but are not of words alone. */
const wordsIn = (row: SheetRow): number =>
  cellsOf(row).filter((cell) => mayBeHeader(cell) && !/\p{N}/u.test(cell)).length
/** Rows that are looked at closely. */
const candidatesMax = 3

/** Where headers seem to stand: where most columns are found, and then where most cells are filled. */
export const likeliestHead = (rows: readonly SheetRow[]): SheetRow | undefined => {
  const wordiest = headRows(rows)
    .map((row) => ({ row, words: wordsIn(row) }))
    .toSorted((one, other) => other.words - one.words)
    .slice(0, candidatesMax)
  const found = wordiest.map(({ row }) => {
    const headers = suggestedFor(row)
    return { row, known: headers.filter(({ column }) => column).length, filled: headers.length }
  })
  const [best] = found.toSorted(
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

/** One header would fill two columns. */
export const namesTwice = (choice: ColumnChoice): boolean => {
  const headers = Object.values(choice).map(fold)
  return new Set(headers).size < headers.length
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
