import { searchKey } from '#contracts/digits'
import { headRowsMax } from './cell_text.js'
import type { SheetRow } from './sheet.js'

/** Longer cells are not worth folding. */
const wordMax = 100

export const fold = (text: string): string =>
  text.length > wordMax ? text : searchKey(text).replace(/[^\p{L}\p{N}]/gu, '')

/** By folded spelling. */
export const meanings = <Meaning extends string>(
  written: Readonly<Record<Meaning, readonly string[]>>
): ReadonlyMap<string, Meaning> =>
  new Map(
    Object.entries<readonly string[]>(written).flatMap(([meaning, ways]) =>
      ways.map((way) => [fold(way), meaning as Meaning] as const)
    )
  )

export interface NamedRow<Column extends string> {
  row: number
  /** Empty without the column. */
  cells: Readonly<Record<Column, string>>
  /** Where a formula stands that nobody has worked out. */
  formulas: readonly Column[]
}

/** Headers have one spelling or several. Null without the required columns. */
export const rowsBelowHead = <Column extends string>(
  rows: readonly SheetRow[],
  headers: Readonly<Record<Column, string | readonly string[]>>,
  needed: readonly NoInfer<Column>[]
): NamedRow<Column>[] | null => {
  const columns = Object.keys(headers) as Column[]
  const placesIn = ({ cells }: SheetRow) => {
    const folded = cells.map((cell) => fold(cell ?? ''))
    const at = (column: Column) => {
      const names = [headers[column]].flat().map(fold)
      return folded.findIndex((cell) => names.includes(cell))
    }
    return Object.fromEntries(columns.map((column) => [column, at(column)])) as Record<
      Column,
      number
    >
  }
  const head = rows
    .slice(0, headRowsMax)
    .map((row) => ({ number: row.number, places: placesIn(row) }))
    .find(({ places }) => needed.every((column) => places[column] >= 0))
  if (!head) return null
  const textsOf = ({ cells }: SheetRow) =>
    Object.fromEntries(
      columns.map((column) => [column, cells[head.places[column]] ?? ''])
    ) as Record<Column, string>
  const formulasOf = ({ cells }: SheetRow) =>
    columns.filter((column) => cells[head.places[column]] === null)
  return rows
    .filter(({ number }) => number > head.number)
    .map((row) => ({ row: row.number, cells: textsOf(row), formulas: formulasOf(row) }))
}
