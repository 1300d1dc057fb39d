import type { Permission } from '#contracts/identity'
import type { FieldWord } from '#contracts/words/fields'
import { code, day, label, moment, number, rials, text, yesNo, type Field } from './fields.js'
import { reading } from './query.js'
import { defineResource, type Resource } from './resource.js'

const kinds = { text, code, number, rials, day, moment, flag: yesNo }
type Kind = keyof typeof kinds

/** The kinds that can be filtered by without a word of the list's own. */
const filtered: readonly Kind[] = ['rials', 'day', 'moment', 'flag']

/** What a column of the table holds: a kind, or an enumeration by its words. */
type Holds = Kind | Readonly<Record<string, string>>

interface Description<Name extends string>
  extends
    Pick<Resource<Name>, 'title' | 'singular'>,
    Partial<Pick<Resource<NoInfer<Name>>, 'search' | 'sorts' | 'defaultSort'>> {
  columns: Readonly<Record<Name, Holds>>
  /** What a column is called, where that is not its own name. */
  labels?: Partial<Record<NoInfer<Name>, FieldWord>>
  /** By default `<name>.list`. */
  permission?: Permission
  /** The column that tells rows apart, a UUID unless it is shown; by default the first that is shown. */
  key?: string
}

const snake = (name: string) =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What is no number is compared as a text: whatever is asked for, the database can read it. */
const idOf = (expression: string, holds: Holds | undefined) => {
  if (!holds) return { id: expression, idKind: 'uuid' } as const
  if (holds === 'number') return { id: expression, idKind: 'integer' } as const
  return { id: `${expression}::text`, idKind: 'text' } as const
}

/**
 * A list of one table, which has its name: the rows as they stand, each column by what it holds, with a filter
 * wherever its kind has one. It can be sorted by every column, and there is no index for that: for tables that
 * stay small. Days and moments in the first column begin with the last one.
 */
export const definePlainList = <const Name extends string, const Column extends FieldWord>(
  name: Name,
  {
    columns,
    labels,
    sorts,
    permission = `${name}.list` as Permission,
    key,
    ...others
  }: `${Name}.list` extends Permission
    ? Description<Column>
    : Description<Column> & { permission: Permission }
): Resource => {
  const table = snake(name)
  const held = Object.entries<Holds>(columns)
  const [first, firstHolds] = held[0]!
  const keyColumn = key ?? first
  const { id, idKind } = idOf(`${table}.${snake(keyColumn)}`, columns[keyColumn as Column])
  const lineOf = (column: string, holds: Holds): Field => {
    const sql = column === 'id' ? id : `${table}.${snake(column)}`
    const called = labels?.[column as Column]
    const line = {
      ...(called && { label: called }),
      ...((!sorts || sorts.includes(column as Column)) && { sort: true as const }),
    }
    if (typeof holds !== 'string') return label(sql, holds, { ...line, filter: true })
    return kinds[holds](sql, {
      ...line,
      ...(filtered.includes(holds) && { filter: true as const }),
    })
  }
  return defineResource<string>(name, {
    permission,
    query: () => reading(table),
    idKind,
    fields: {
      id,
      ...Object.fromEntries(held.map(([column, holds]) => [column, lineOf(column, holds)])),
    },
    defaultSort: [first, firstHolds === 'day' || firstHolds === 'moment' ? 'DESC' : 'ASC'],
    ...others,
  })
}
