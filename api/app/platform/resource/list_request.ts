import type { StaffActor } from '../audit/actor.js'
import { InvalidFields } from '../errors.js'
import { cleaned } from '../values/visible.js'
import { messages } from '../i18n/fa.js'
import { openCursor, type CursorPosition } from './cursor.js'
import { fieldsFor, type Resource } from './resource.js'

export interface Sort {
  field: string
  order: 'ASC' | 'DESC'
}

/** A page of a list, as the client asked for it and as far as it may ask. */
export interface ListRequest {
  sort: Sort
  filter: Record<string, unknown>
  /** Rows to skip; with `after` it only says where the page stands. */
  first: number
  limit: number
  after: CursorPosition | null
}

/** Rows that `range` reaches; beyond, the cursor leads on. */
export const rangeReach = 10_000
/** Rows of one answer, also of one without a range. */
const pageMax = 1000

export const refuse = (field: string, message: string = messages.wrongFilter): never => {
  throw new InvalidFields([{ field, rule: 'query', message }])
}

const parsed = (field: string, text: unknown): unknown => {
  if (text === undefined || text === null || text === '') return undefined
  if (typeof text !== 'string') return refuse(field)
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? cleaned(value) : value))
  } catch {
    return refuse(field)
  }
}

const sortOf = (resource: Resource, caller: StaffActor, text: unknown): Sort => {
  const asked = parsed('sort', text)
  const [defaultField, defaultOrder] = resource.defaultSort
  if (asked === undefined) return { field: defaultField, order: defaultOrder }
  if (!Array.isArray(asked) || asked.length !== 2) return refuse('sort')
  const [field, order] = asked
  const visible = fieldsFor(resource, caller).some(([name]) => name === field)
  const sortable = field === 'id' || field === defaultField || resource.sorts.includes(field)
  const isOrder = typeof order === 'string' && /^(asc|desc)$/i.test(order)
  if (!visible || !sortable || !isOrder) return refuse('sort')
  return { field, order: order.toUpperCase() as Sort['order'] }
}

const filterOf = (text: unknown): Record<string, unknown> => {
  const filter = parsed('filter', text)
  if (filter === undefined) return {}
  return typeof filter === 'object' && filter !== null && !Array.isArray(filter)
    ? (filter as Record<string, unknown>)
    : refuse('filter')
}

const rangeOf = (text: unknown): { first: number; limit: number } => {
  const range = parsed('range', text)
  if (range === undefined) return { first: 0, limit: pageMax }
  if (!Array.isArray(range) || range.length !== 2 || !range.every(Number.isSafeInteger)) {
    return refuse('range')
  }
  const [first, last] = range as [number, number]
  if (first < 0 || last < first || last - first >= pageMax) return refuse('range')
  return { first, limit: last - first + 1 }
}

/** What a sort's cursors are sealed for: they mean nothing in another list or order. */
export const cursorScope = (resource: Resource, { field, order }: Sort): string =>
  `${resource.name} ${field} ${order}`

export const readSelection = (
  resource: Resource,
  caller: StaffActor,
  query: Record<string, unknown>
): Pick<ListRequest, 'sort' | 'filter'> => ({
  sort: sortOf(resource, caller, query.sort),
  filter: filterOf(query.filter),
})

/** @throws InvalidFields (422) for whatever the resource does not offer */
export const readListRequest = (
  resource: Resource,
  caller: StaffActor,
  query: Record<string, unknown>
): ListRequest => {
  const selection = readSelection(resource, caller, query)
  const range = rangeOf(query.range)
  if (query.after === undefined || query.after === '') {
    if (range.first + range.limit > rangeReach) refuse('range', messages.rangeTooDeep)
    return { ...selection, ...range, after: null }
  }
  const after = openCursor(String(query.after), cursorScope(resource, selection.sort))
  return { ...selection, ...range, after: after ?? refuse('after') }
}
