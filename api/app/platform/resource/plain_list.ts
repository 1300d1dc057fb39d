import type { Permission } from '#contracts/identity'
import { code, jalaliDay, jalaliMoment, label, number, rials, text, yesNo } from './columns.js'
import { anyOf, between, flag, type FieldFilter } from './filters.js'
import { headers as common } from './i18n/fa.js'
import { reading } from './query.js'
import { defineResource, type Resource } from './resource.js'

const kinds = {
  text,
  code,
  number,
  rials,
  day: jalaliDay,
  moment: jalaliMoment,
  flag: yesNo,
}
type Kind = keyof typeof kinds

/** The kinds that can be filtered by without a word of the list's own. */
const filters: Partial<Record<Kind, FieldFilter>> = {
  rials: between('amounts'),
  day: between('days'),
  moment: between('moments'),
  flag: flag(),
}

/** What a column of the table holds: a kind, or an enumeration by its words. */
type Holds = Kind | Readonly<Record<string, string>>

type Unnamed<Field extends string> = Exclude<Field, keyof typeof common>
/** What many rows and one are called, and the columns that the shared headers have no word for. */
type Names<Field extends string> = Readonly<Record<'title' | 'singular' | Unnamed<Field>, string>>

interface Options<Field extends string> extends Partial<
  Pick<Resource<Field>, 'search' | 'sorts' | 'defaultSort'>
> {
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
export const definePlainList = <const Name extends string, const Field extends string>(
  name: Name,
  names: Names<NoInfer<Field>>,
  columns: Readonly<Record<Field, Holds>>,
  ...[options = {}]: `${Name}.list` extends Permission
    ? [options?: Options<NoInfer<Field>>]
    : [options: Options<NoInfer<Field>> & { permission: Permission }]
): Resource => {
  const table = snake(name)
  const held = Object.entries<Holds>(columns)
  const [first, firstHolds] = held[0]!
  const { permission = `${name}.list` as Permission, key = first, ...others } = options
  const { id, idKind } = idOf(`${table}.${snake(key)}`, columns[key as Field])
  const headers: Readonly<Record<string, string>> = { ...common, ...names }
  const filterOf = (holds: Holds) =>
    typeof holds === 'string' ? filters[holds] : anyOf(Object.keys(holds))
  return defineResource<string, string>(name, {
    title: names.title,
    singular: names.singular,
    permission,
    query: () => reading(table),
    idKind,
    fields: {
      ...Object.fromEntries(held.map(([field]) => [field, `${table}.${snake(field)}`])),
      id,
    },
    filters: Object.fromEntries(
      held.flatMap(([field, holds]) => {
        const filter = filterOf(holds)
        return filter ? [[field, filter]] : []
      })
    ),
    sorts: held.map(([field]) => field),
    defaultSort: [first, firstHolds === 'day' || firstHolds === 'moment' ? 'DESC' : 'ASC'],
    columns: Object.fromEntries(
      held.map(([field, holds]) => [
        field,
        typeof holds === 'string' ? kinds[holds](headers[field]!) : label(headers[field]!, holds),
      ])
    ),
    ...others,
  })
}
