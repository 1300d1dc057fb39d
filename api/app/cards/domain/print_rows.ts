import { searchKey, toAsciiDigits } from '#contracts/digits'
import type { SheetRow } from '#app/shared/workbook/sheet'
import { printFile, verdictWords } from '../i18n/fa.js'

export type Verdict = 'PRINTED' | 'FAILED' | 'UNKNOWN'

/** One row of the printer's answer. */
export interface PrintLine {
  row: number
  reference: string
  verdict: Verdict
  reason: string | null
}

const reasonMax = 500
const referenceMax = 40
/** A sheet may begin with a letterhead. */
const headRowsMax = 20

/** One form for all ways to write a word. */
const fold = (text: string): string => searchKey(text).replace(/[^\p{L}\p{N}]/gu, '')

const verdicts = new Map<string, Verdict>(
  Object.entries<readonly string[]>(verdictWords).flatMap(([verdict, written]) =>
    written.map((word) => [fold(word), verdict as Verdict] as const)
  )
)

const columnsIn = ({ cells }: SheetRow) => {
  const at = (header: string) => cells.findIndex((cell) => fold(cell ?? '') === fold(header))
  const { reference, verdict, reason } = printFile.columns
  return { reference: at(reference), verdict: at(verdict), reason: at(reason) }
}

/** What the printer's sheet says, row by row; null where no row names the columns that are needed. */
export const readPrintRows = (rows: readonly SheetRow[]): PrintLine[] | null => {
  const head = rows
    .slice(0, headRowsMax)
    .map((row) => ({ row, columns: columnsIn(row) }))
    .find(({ columns }) => columns.reference >= 0 && columns.verdict >= 0)
  if (!head) return null
  const { columns } = head
  return rows
    .filter(({ number }) => number > head.row.number)
    .map(({ number, cells }) => ({
      row: number,
      reference: toAsciiDigits(cells[columns.reference] ?? '')
        .trim()
        .toUpperCase()
        .slice(0, referenceMax),
      verdict: verdicts.get(fold(cells[columns.verdict] ?? '')) ?? ('UNKNOWN' as const),
      reason: (columns.reason >= 0 && cells[columns.reason]?.trim().slice(0, reasonMax)) || null,
    }))
    .filter(({ reference }) => reference !== '')
}
