import string from '@adonisjs/core/helpers/string'
import type { ColumnFact, Tables } from './tables.js'

interface Joined {
  columns: Readonly<Record<string, ColumnFact>>
  /** Every row of the read has a row of it. */
  isPresent: boolean
}
export type ReadTypes = ReadonlyMap<string, Joined>

/** A left join that finds a row because its column is a foreign key that is never null. */
export interface AssumedForeignKey {
  table: string
  column: string
  references: string
}

const join =
  /\b(from|left join|inner join|join) ([\w.]+)(?: as)?(?: (?!on\b|left\b|inner\b|join\b|where\b)(\w+))?(?: on (\w+)\.(\w+) = (\w+)\.(\w+)( and\b)?)?/g

/** `distributor_id` is a distributor, `branch_id` a branch of one; whoever did something is of the staff. */
const refersTo = (column: string, table: string): boolean =>
  column.endsWith('_by')
    ? table === 'staff_users'
    : column.endsWith('_id') && string.singular(table).endsWith(column.slice(0, -'_id'.length))

/** Without what stands in parentheses: a read within the read names tables of its own. */
const outer = (sql: string): string => {
  const shorter = sql.replace(/\([^()]*\)/g, '')
  return shorter === sql ? sql : outer(shorter)
}

export const readBy = (
  sql: string,
  tables: Tables
): { read: ReadTypes; taken: AssumedForeignKey[] } => {
  const read = new Map<string, Joined>()
  const named = new Map<string, string>()
  const taken: AssumedForeignKey[] = []
  const text = outer(sql.replaceAll('"', '').replace(/\s+/g, ' '))
  for (const [, how, source, given, own, key, other, column, isNarrowed] of text.matchAll(join)) {
    const table = tables.behind?.(source) ?? source
    const alias = given ?? source
    const isOwn = own === alias
    // Only `joined.key = earlier.column`: the other way round many rows may be joined, or none.
    const isPromised =
      isOwn &&
      !isNarrowed &&
      key === 'id' &&
      refersTo(column, table) &&
      read.get(other)?.isPresent &&
      read.get(other)?.columns[column]?.isNullable === false
    if (how === 'left join' && isPromised)
      taken.push({ table: named.get(other)!, column, references: table })
    named.set(alias, table)
    read.set(alias, {
      columns: tables(source) ?? {},
      isPresent: how !== 'left join' || Boolean(isPromised),
    })
  }
  return { read, taken }
}

const plainColumn = /^(\w+)\.(\w+)$/
const literal = /^('[^']*'|\d+)$/

/** The column that an expression is, where it is one. */
export const columnOf = (sql: string, read: ReadTypes): ColumnFact | undefined => {
  const [, alias, name] = plainColumn.exec(sql) ?? []
  const joined = alias === undefined ? undefined : read.get(alias)
  const fact = joined?.columns[name]
  return fact && { ...fact, isNullable: fact.isNullable || !joined!.isPresent }
}

/** Whether an expression always has a value, as far as its text tells: what is not understood may be null. */
export const isPresent = (sql: string, read: ReadTypes): boolean => {
  const text = sql.replace(/\s+/g, ' ').trim()
  if (literal.test(text)) return true
  if (plainColumn.test(text)) return columnOf(text, read)?.isNullable === false
  if (/^coalesce\(.+, ('[^']*'|\d+)\)$/.test(text)) return true
  if (/^\(select (count\(\*\)|coalesce\([^,]+, \d+\))/.test(text)) return true
  if (/^[\w.]+ is (not )?null$/.test(text)) return true
  if (/^case .* else '\w+' end$/.test(text)) return !/ then (?!'\w+')/.test(text)
  const parts = text.split(/ (?:[-+]|\|\|) /)
  return parts.length > 1 && parts.every((part) => isPresent(part, read))
}
