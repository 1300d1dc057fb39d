import { fieldWords, type FieldWord } from '#contracts/words/fields'
import * as column from './columns.js'
import type { Column } from './columns.js'
import { anyOf, between, contains, equals, flag, type FieldFilter } from './filters.js'

interface Options {
  /** What the dictionary calls it, where that is not its own name. */
  label?: FieldWord
  /** It can be filtered by: as its kind is, or in the way that is given. */
  filter?: true | FieldFilter
  sort?: true
  /** Its sum over the filtered rows can be asked for. */
  sum?: true
  /** The search looks into it. */
  search?: true
  /** Screens show it, exports do not. */
  export?: false
  /** Users of a distributor neither see it nor filter or sort by it. */
  bankOnly?: true
}

/** One field of a list: its SQL, its kind, what it is called, and what can be done with it. */
export interface Field<Holds = unknown> extends Omit<Options, 'filter'> {
  sql: string
  filter?: FieldFilter
  /** Null where nobody is shown it as it is. */
  columnOf: ((name: string) => Column) | null
  /** For the compiler and for who reads it: what it holds, where neither its kind nor the table's column tells. */
  holds?: { as: Holds }
}

const field = <Holds>(
  sql: string,
  { filter, ...options }: Options,
  columnOf: Field['columnOf'],
  byKind?: FieldFilter
): Field<Holds> => {
  if (filter === true && !byKind) throw new Error(`nothing says how to filter by ${sql}`)
  const chosen = filter === true ? byKind : filter
  return { sql, columnOf, ...options, ...(chosen && { filter: chosen }) }
}

const kind =
  (columnOf: (name: string) => Column, byKind?: FieldFilter) =>
  <Holds = unknown>(sql: string, options: Options = {}): Field<Holds> =>
    field(sql, options, columnOf, byKind)

export const text = kind(column.text, contains())
export const code = kind(column.code, equals('text'))
export const number = kind(column.number)
export const rials = kind(column.rials, between('amounts'))
export const day = kind(column.jalaliDay, between('days'))
export const moment = kind(column.jalaliMoment, between('moments'))
export const active = kind(column.active, flag())
export const yesNo = kind(column.yesNo, flag())
export const anything = kind(column.anything)

type Labels = Readonly<Record<string, string>>

export const label = <Holds = unknown>(sql: string, labels: Labels, options: Options = {}) =>
  field<Holds>(sql, options, (name) => column.label(name, labels), anyOf(Object.keys(labels)))

/** What staff may add to: filtered by as a text, since nobody knows all of it. */
export const openLabel = <Holds = unknown>(sql: string, labels: Labels, options: Options = {}) =>
  field<Holds>(sql, options, (name) => column.openLabel(name, labels), equals('text'))

/** What an export tells in sentences: `write` is given the value and the row. */
export const told = <Holds = unknown>(
  sql: string,
  write: Parameters<typeof column.told>[0],
  options: Options = {}
) => field<Holds>(sql, options, column.told(write))

/** Which record it is, of this list or of another: for links, and for who makes something of it. */
export const id = <Holds = unknown>(
  sql: string,
  options: Pick<Options, 'filter' | 'search' | 'bankOnly'> = {}
) => field<Holds>(sql, options, null, equals())

/** What screens draw in their own way: JSON, and facts that others are judged by. */
export const raw = <Holds = unknown>(
  sql: string,
  options: Omit<Options, 'label' | 'export'> = {}
) => field<Holds>(sql, options, null)

/** What the dictionary calls a field. */
export const wordOf = (name: string, { label: given }: Field): string => {
  const words: Readonly<Record<string, string | undefined>> = fieldWords
  const word = words[given ?? name]
  if (!word) throw new Error(`the dictionary has no word for the field ${name}`)
  return word
}
