import type { Permission } from '#contracts/identity'
import type { StaffActor } from '../audit/actor.js'
import { Forbidden } from '../errors.js'
import type { History } from '../history/history.js'
import type { Column } from './columns.js'
import { raw, wordOf, type Field } from './fields.js'
import type { FieldFilter, FilterKind, IdKind, OwnFilter } from './filters.js'
import type { Query } from './query.js'

/**
 * A list of the back-office, described once.
 *
 * It stands in a file `<name>_resource.ts` of the module that owns the table: the start finds it by that name and
 * opens, by `resourceRoutes` (routes.ts), all in the dialect of ra-data-simple-rest and for callers with
 * `permission` alone:
 *
 *     GET /api/admin/<name>          rows; `sort=["f","ASC"] range=[0,24] filter={…} after=<cursor>`
 *     GET /api/admin/<name>/:id      one row, with what `show` adds
 *     GET /api/admin/<name>/totals   {count, …sums of the filtered set}
 *     GET /api/admin/<name>/export   `format=xlsx|csv` with the same sort and filter
 *     GET /api/admin/<name>/:id/history   what happened to it, where `history` says what belongs to it
 *
 * `query` starts the read (`reading('orders as o').leftJoin(…)`); join only what keeps one row per id,
 * and by left joins on unique columns also where a foreign key promises a row: PostgreSQL leaves those
 * out where nothing of them is asked for, as when rows are counted. `fields` has a line for each name of the API
 * (fields.ts): its kind, its SQL over the read, and whether it can be filtered or sorted by, summed, searched or
 * exported. The lines stand in the order of the export. Nothing of a request ever becomes SQL.
 *
 * Users of a distributor are kept to their own rows by `confine`, and with it the same stands below
 * `/api/distributor`; a resource without it refuses them, whatever permissions their role was given.
 *
 * Where a list is meant to be fast at any size, index each sort with the id: `(created_at desc, id desc)`.
 */
export interface Resource<Field extends string = string> {
  name: string
  /** Persian; the name of the export's file and sheet. */
  title: string
  /** Persian, of one record; a screen that says no word of its own takes it. */
  singular: string | null
  /** Null: every member of the bank's staff, each kept to what `within` leaves them. */
  permission: Permission | null
  query: () => Query
  /** Keeps the rows that the caller may see, where the permission does not say it all. */
  within: ((query: Query, caller: StaffActor) => unknown) | null
  /** What a row shows: API name → SQL expression. `id` is needed and unique. */
  fields: Readonly<Record<Field, string>>
  /** What ids look like; 'uuid' unless said otherwise. */
  idKind: IdKind
  /**
   * Normalised expressions (`search_key` columns, phones, codes) that each word of `q` may be in, or conditions that
   * ask for it themselves, with `?`.
   */
  search: readonly string[]
  filters: Readonly<Record<string, FieldFilter | OwnFilter>>
  /** `id` can always be sorted by. */
  sorts: readonly Field[]
  defaultSort: readonly [Field, 'ASC' | 'DESC']
  /** Rows of one value of the sort stand in the order of their ids, also where the sort descends. */
  tiesAscend?: true
  /** What people are shown, by the name and the kind of each field. */
  shown: Readonly<Partial<Record<Field, Column>>>
  /** The export, in the order of its columns. */
  columns: Readonly<Partial<Record<Field, Column>>>
  /** Fields summed over the filtered set. */
  totals: readonly Field[]
  confine: Confinement | null
  /** The same stands below `/api/legal/admin`, where clients of the legal officers look for it. */
  isLegal: boolean
  part: Part | null
  /** Fields that users of a distributor neither see nor filter or sort by. */
  bankOnly: readonly Field[]
  /** What is judged of rows for the caller, beyond SQL: members that `fields` names. */
  complete: ((rows: Row[], caller: StaffActor) => Promise<Row[]>) | null
  /** What the page of one record shows beyond its row; the row was found among the caller's own. */
  show: ((id: string, caller: StaffActor) => Promise<object>) | null
  /** What happened to a record, for everybody who may see it; null where it has no page. */
  history: History | null
}

/** The expressions that must equal the caller's distributor and branch. */
export interface Confinement {
  distributor: string
  /** Null: the rows belong to no branch, and users of a branch do not get any. */
  branch: string | null
}

/**
 * Rows that another right opens, by the value of a field that can be filtered by. Whoever holds it and not the list's
 * own right is kept to them, and so is everybody below `/api/legal/admin`.
 */
export interface Part {
  permission: Permission
  filter: Readonly<Record<string, string>>
}

/** A field that nobody is shown and that nothing can be done with needs no more than its SQL. */
type Line = Field | string

/** What has to be said; the rest has a default. `fields` alone says what fields there are. */
type Description<Name extends string> = Pick<
  Resource<NoInfer<Name>>,
  'title' | 'permission' | 'query' | 'defaultSort'
> &
  Partial<
    Pick<
      Resource<NoInfer<Name>>,
      | 'singular'
      | 'idKind'
      | 'tiesAscend'
      | 'search'
      | 'confine'
      | 'isLegal'
      | 'part'
      | 'show'
      | 'within'
      | 'complete'
      | 'history'
    >
  > & {
    fields: Readonly<Record<Name, Line>> & { id: Line }
    /** Those that compare no field of the list. */
    filters?: Readonly<Record<string, OwnFilter>>
  }

/** A row, as it is answered. */
export type Row = Record<string, unknown>

const known = new Map<string, Resource>()

const keep = (resource: Resource): Resource => {
  const { name } = resource
  if (known.has(name)) throw new Error(`the resource ${name} is described twice`)
  known.set(name, resource)
  return resource
}

const places: readonly FilterKind['kind'][] = [
  'enum',
  'flag',
  'empty',
  'id',
  'code',
  'text',
  'amounts',
  'days',
  'moments',
]
const placeOf = ([name, { takes }]: [string, FieldFilter | OwnFilter]): number =>
  name === 'status' || name === 'state' ? -1 : places.indexOf(takes.kind)

/** How it stands, what it is, whose, which one, how much and when: in this order every list offers its filters. */
const inOrder = (filters: [string, FieldFilter | OwnFilter][]): Resource['filters'] =>
  Object.fromEntries(filters.toSorted((one, other) => placeOf(one) - placeOf(other)))

const drawnFrom = (given: Readonly<Record<string, Line>>) => {
  const lines = Object.entries(given).map(
    ([name, line]) => [name, typeof line === 'string' ? raw(line) : line] as const
  )
  const having = (option: 'sort' | 'sum' | 'bankOnly') =>
    lines.flatMap(([name, line]) => (line[option] ? [name] : []))
  const shown = lines.flatMap(([name, line]) =>
    line.columnOf ? [[name, line.columnOf(wordOf(name, line)), line] as const] : []
  )
  return {
    fields: Object.fromEntries(lines.map(([name, { sql }]) => [name, sql])),
    search: lines.flatMap(([, { search, sql }]) => (search ? [sql] : [])),
    filters: lines.flatMap(([name, { filter }]): [string, FieldFilter][] =>
      filter ? [[name, filter]] : []
    ),
    sorts: having('sort'),
    totals: having('sum'),
    bankOnly: having('bankOnly'),
    shown: Object.fromEntries(shown),
    columns: Object.fromEntries(shown.filter(([, , line]) => line.export !== false)),
  }
}

/** Describes a resource. Names are unique; the export job finds the description by its name. */
export const defineResource = <const Name extends string>(
  name: string,
  { fields: given, search = [], filters: own = {}, ...description }: Description<Name>
): Resource => {
  const { filters, ...drawn } = drawnFrom(given)
  const resource: Resource = {
    singular: null,
    idKind: 'uuid',
    confine: null,
    isLegal: false,
    part: null,
    show: null,
    within: null,
    complete: null,
    history: null,
    ...(description as unknown as Description<string>),
    ...drawn,
    name,
    search: [...drawn.search, ...search],
    filters: inOrder([...filters, ...Object.entries(own)]),
  }
  return keep(resource)
}

export const resourceNamed = (name: string): Resource | undefined => known.get(name)

/** Whether the caller has rows of their own in it: users of a distributor where it can be confined to them. */
export const hasRowsFor = (
  { confine }: Resource,
  { distributorId, branchId }: StaffActor
): boolean => !distributorId || (confine !== null && (!branchId || confine.branch !== null))

const isWithin = ({ filter }: Part, asked: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filter).every(([field, value]) => asked[field] === value)

/**
 * Whether the caller may read a list, whole or the part that another right opens; with a filter, whether they may read
 * all that it leaves.
 */
export const mayRead = (
  resource: Resource,
  caller: StaffActor,
  filter?: Readonly<Record<string, unknown>>
): boolean => {
  const { permission, part } = resource
  const holds = (right: Permission) => caller.permissions.includes(right)
  if (!hasRowsFor(resource, caller)) return false
  if (permission === null || holds(permission)) return true
  return part !== null && holds(part.permission) && (!filter || isWithin(part, filter))
}

/** What the caller is kept to for want of the list's own right. */
export const partFor = ({ permission, part }: Resource, caller: StaffActor): Part | null =>
  permission !== null && caller.permissions.includes(permission) ? null : part

/** The read with which everything about the caller begins: nothing of others is in it. */
export const rowsFor = (resource: Resource, caller: StaffActor): Query => {
  const query = resource.query()
  const { confine } = resource
  if (!hasRowsFor(resource, caller)) throw new Forbidden()
  resource.within?.(query, caller)
  for (const [field, value] of Object.entries(partFor(resource, caller)?.filter ?? {})) {
    void query.whereRaw(`${resource.fields[field]} = ?`, [value])
  }
  if (!caller.distributorId || !confine) return query
  void query.whereRaw(`${confine.distributor} = ?`, [caller.distributorId])
  if (caller.branchId) void query.whereRaw(`${confine.branch} = ?`, [caller.branchId])
  return query
}

/** The fields that the caller may see. */
export const fieldsFor = (resource: Resource, caller: StaffActor): [string, string][] =>
  Object.entries(resource.fields).filter(
    ([field]) => !caller.distributorId || !resource.bankOnly.includes(field)
  )

/** Every resource that was described, for tests that go through all of them. */
export const allResources = (): Resource[] => [...known.values()]
