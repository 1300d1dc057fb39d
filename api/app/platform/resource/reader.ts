import db from '@adonisjs/lucid/services/db'
import type { StaffActor } from '../audit/actor.js'
import { waitingOn } from '../change_requests/inbox.js'
import { withinTime, type Send } from '../database/within_time.js'
import { NotFound } from '../errors.js'
import { sealCursor, type CursorPosition } from './cursor.js'
import { equals, FieldFilter, idKinds, SearchFilter, WrongFilter } from './filters.js'
import { cursorScope, rangeReach, refuse, type ListRequest, type Sort } from './list_request.js'
import { messages } from './i18n/fa.js'
import { patience } from './patience.js'
import type { Query } from './query.js'
import { fieldsFor, rowsFor, type Resource, type Row } from './resource.js'
import { search } from './search.js'

type Selection = Pick<ListRequest, 'filter'>

/** Carries the sort's value out of the query for the cursor; no field can be called so. */
const positionColumn = '#position'

/** The caller's rows, narrowed by the filter. @throws InvalidFields for filters that are not offered */
export const narrowed = (
  resource: Resource,
  caller: StaffActor,
  filter: ListRequest['filter']
): Query => {
  const query = rowsFor(resource, caller)
  const visible = Object.fromEntries(fieldsFor(resource, caller))
  for (const [name, value] of Object.entries(filter)) {
    try {
      if (name === 'q' && resource.search.length) search(query, resource.search, value)
      else if (name === 'id') equals(resource.idKind).apply(query, value, visible.id)
      else apply(resource, query, caller, visible, name, value)
    } catch (error) {
      throw error instanceof WrongFilter ? asRefusal(name) : error
    }
  }
  return query
}

const asRefusal = (name: string): unknown => {
  try {
    return refuse(name)
  } catch (refusal) {
    return refusal
  }
}

const apply = (
  resource: Resource,
  query: Query,
  caller: StaffActor,
  visible: Record<string, string>,
  name: string,
  value: unknown
): void => {
  const filter = Object.hasOwn(resource.filters, name) ? resource.filters[name] : undefined
  if (!filter || (name in resource.fields && !(name in visible))) return refuse(name)
  if (filter instanceof FieldFilter) filter.apply(query, value, visible[name])
  else filter.apply(query, value, caller)
}

const selectFields = (resource: Resource, caller: StaffActor, query: Query): Query =>
  query.select(
    fieldsFor(resource, caller).map(([name, expression]) =>
      db.knexRawQuery(`${expression} as "${name}"`)
    )
  )

/** The caller's rows, unfiltered and in no order, for reads of another kind. */
export const rowsOf = (resource: Resource, caller: StaffActor): Query =>
  selectFields(resource, caller, rowsFor(resource, caller))

const tieOrder = ({ tiesAscend }: Resource, { field, order: direction }: Sort) =>
  tiesAscend && field !== 'id' ? 'ASC' : direction

const order = (resource: Resource, query: Query, { field, order: direction }: Sort): Query => {
  if (field !== 'id') void query.orderByRaw(`${resource.fields[field]} ${direction}`)
  return query.orderByRaw(
    `${resource.fields.id} ${tieOrder(resource, { field, order: direction })}`
  )
}

/** All of the selection in its order, for exports. */
export const selected = (
  resource: Resource,
  caller: StaffActor,
  { filter, sort }: Pick<ListRequest, 'filter' | 'sort'>
): Query =>
  order(resource, selectFields(resource, caller, narrowed(resource, caller, filter)), sort)

/**
 * The parts of what follows a position, in order. PostgreSQL puts nulls last in ascending order and
 * first in descending order; a part never mixes nulls with values, so each is one range of an index.
 */
const partsAfter = (
  resource: Resource,
  { field, order: direction }: Sort,
  { value, id }: CursorPosition
): ((query: Query) => unknown)[] => {
  const [expression, key] = [resource.fields[field], resource.fields.id]
  const beyond = direction === 'ASC' ? '>' : '<'
  const beyondInTie = tieOrder(resource, { field, order: direction }) === 'ASC' ? '>' : '<'
  if (field === 'id') return [(query) => query.whereRaw(`${key} ${beyond} ?`, [id])]
  const nulls = (query: Query) => query.whereRaw(`${expression} is null`)
  if (value === null) {
    const restOfNulls = (query: Query) => nulls(query).whereRaw(`${key} ${beyondInTie} ?`, [id])
    const values = (query: Query) => query.whereRaw(`${expression} is not null`)
    return direction === 'ASC' ? [restOfNulls] : [restOfNulls, values]
  }
  // The bound of the sort alone follows from the row's, and leads to an index where the id is of another table.
  const restOfValues = (query: Query) =>
    query
      .whereRaw(
        beyond === beyondInTie
          ? `(${expression}, ${key}) ${beyond} (?, ?)`
          : `(${expression} ${beyond} ? or ${key} ${beyondInTie} ?)`,
        [value, id]
      )
      .whereRaw(`${expression} ${beyond}= ?`, [value])
  return direction === 'ASC' ? [restOfValues, nulls] : [restOfValues]
}

/** A search may look through millions of texts: it ends in time, or is refused. @throws InvalidFields */
const withinPatience = async <Result>(
  resource: Resource,
  filter: ListRequest['filter'],
  read: (send: Send) => Promise<Result>
): Promise<Result> => {
  const search = Object.keys(filter).find(
    (name) => name === 'q' || resource.filters[name] instanceof SearchFilter
  )
  if (!search) return read((query) => query)
  return withinTime(patience.searchMs, read, () => refuse(search, messages.searchTooLong))
}

const readRows = async (
  resource: Resource,
  caller: StaffActor,
  { filter, sort, first, limit, after }: ListRequest,
  send: Send
): Promise<Row[]> => {
  const page = () =>
    send(
      selected(resource, caller, { filter, sort }).select(
        db.knexRawQuery(`(${resource.fields[sort.field]})::text as "${positionColumn}"`)
      )
    )
  if (!after) return page().offset(first).limit(limit)
  const rows: Row[] = []
  for (const narrow of partsAfter(resource, sort, after)) {
    if (rows.length >= limit) break
    const query = page()
    narrow(query)
    rows.push(...(await query.limit(limit - rows.length)))
  }
  return rows
}

export interface ListAnswer {
  rows: Row[]
  total: number
  isEstimated: boolean
  /** Leads to the rows after these; null on the last page. */
  nextCursor: string | null
}

export const list = (
  resource: Resource,
  caller: StaffActor,
  request: ListRequest
): Promise<ListAnswer> =>
  withinPatience(resource, request.filter, (send) => readPage(resource, caller, request, send))

const readPage = async (
  resource: Resource,
  caller: StaffActor,
  request: ListRequest,
  send: Send
): Promise<ListAnswer> => {
  const found = await readRows(resource, caller, request, send)
  const last = found.at(-1)
  const nextCursor =
    last && found.length === request.limit
      ? sealCursor(
          { value: last[positionColumn] as string | null, id: String(last.id) },
          cursorScope(resource, request.sort)
        )
      : null
  const read = found.map(({ [positionColumn]: _, ...row }) => row)
  const rows = resource.complete ? await resource.complete(read, caller) : read
  const isLastPage =
    !request.after && rows.length < request.limit && (rows.length || !request.first)
  if (isLastPage) {
    return { rows, total: request.first + rows.length, isEstimated: false, nextCursor: null }
  }
  return { rows, nextCursor, ...(await estimate(resource, caller, request, send)) }
}

/** Counts at most `max` + 1 rows of the selection. */
export const countUpTo = (
  resource: Resource,
  caller: StaffActor,
  { filter }: Selection,
  max: number
): Promise<number> =>
  withinPatience(resource, filter, (send) => countSome(resource, caller, { filter }, max, send))

const countSome = async (
  resource: Resource,
  caller: StaffActor,
  { filter }: Selection,
  max: number,
  send: Send
): Promise<number> => {
  const some = narrowed(resource, caller, filter)
    .select(db.knexRawQuery('1 as one'))
    .limit(max + 1)
  const [{ rows }] = await send(db.knexQuery().count('* as rows').from(some.as('some')))
  return Number(rows)
}

/** Exact up to 10,000; beyond, the planner's estimate, which costs nothing. */
export const countRows = (
  resource: Resource,
  caller: StaffActor,
  { filter }: Selection
): Promise<Pick<ListAnswer, 'total' | 'isEstimated'>> =>
  withinPatience(resource, filter, (send) => estimate(resource, caller, { filter }, send))

const estimate = async (
  resource: Resource,
  caller: StaffActor,
  { filter }: Selection,
  send: Send
): Promise<Pick<ListAnswer, 'total' | 'isEstimated'>> => {
  const counted = await countSome(resource, caller, { filter }, rangeReach, send)
  if (counted <= rangeReach) return { total: counted, isEstimated: false }
  const { sql, bindings } = narrowed(resource, caller, filter).select(db.knexRawQuery('1')).toSQL()
  const { rows } = await send(db.knexRawQuery(`explain (format json) ${sql}`, [...bindings]))
  const guessed = Number(rows[0]['QUERY PLAN'][0].Plan['Plan Rows'])
  return { total: Math.max(guessed, counted), isEstimated: true }
}

/** The row among the caller's own. @throws NotFound */
export const rowOf = async (resource: Resource, caller: StaffActor, id: string): Promise<Row> => {
  const key = idOf(resource, id)
  const [row] = await rowsOf(resource, caller).whereRaw(`${resource.fields.id} = ?`, [key])
  if (!row) throw new NotFound()
  return resource.complete ? (await resource.complete([row], caller))[0] : row
}

/** The row, with what the record's page shows beyond it. @throws NotFound */
export const one = async (resource: Resource, caller: StaffActor, id: string): Promise<Row> => {
  const row = await rowOf(resource, caller, id)
  const waiting = await waitingOn(resource.name, id, caller)
  return { ...row, ...(resource.show && (await resource.show(id, caller))), ...waiting }
}

const idOf = (resource: Resource, id: string): string | number => {
  try {
    return idKinds[resource.idKind](id)
  } catch {
    throw new NotFound()
  }
}

/** Never null: exact up to 2⁵³, and beyond it the nearest number that JSON has, which no bank reaches honestly. */
const sumOf = (expression: string) => `coalesce(sum(${expression}), 0)::float8`

/** How many rows the filter leaves, and the sums of the resource's totals over them. */
export const totals = async (
  resource: Resource,
  caller: StaffActor,
  { filter }: Selection
): Promise<Record<string, number>> => {
  const visible = fieldsFor(resource, caller).filter(([name]) => resource.totals.includes(name))
  const sums = visible.map(([name, expression]) =>
    db.knexRawQuery(`${sumOf(expression)} as "${name}"`)
  )
  const [row] = await withinPatience(resource, filter, async (send) =>
    send(narrowed(resource, caller, filter).select(db.knexRawQuery('count(*) as count'), ...sums))
  )
  return row
}
