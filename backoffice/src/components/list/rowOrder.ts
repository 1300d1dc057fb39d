import type { Identifier } from 'react-admin'
import { showPath } from '../../providers/dataProvider'
import { onSignOut } from '../../providers/session'

interface Row {
  id: Identifier
  /** Where it leads: in some lists to a record of another, as a renewal does to its credit line. */
  path: string | null
}
/** The rows of a list as they last stood, and by which filter, order and page. */
interface Stood {
  key: string
  rows: readonly Row[]
}
/** Where somebody is in a list. */
export interface Here {
  id: Identifier
  place: number
}

/** In this order the rows of each list are worked off. */
const orders = new Map<string, Stood>()
/** The row of each list that was opened last, until its list is seen again. */
const opened = new Map<string, Here & { key: string }>()
/** The list that a row was opened from last. */
let worked: string | null = null

onSignOut(() => {
  orders.clear()
  opened.clear()
  worked = null
})

const placeOf = (id: Identifier, rows: readonly Row[]) =>
  rows.findIndex((row) => String(row.id) === String(id))

export const keepRowOrder = (list: string, stood: Stood) => orders.set(list, stood)

/** Somebody opened this row: from the list, or from the page of the one beside it. */
export const noteOpened = (list: string, id: Identifier) => {
  const stood = orders.get(list)
  const place = stood ? placeOf(id, stood.rows) : -1
  if (!stood || place === -1) return
  opened.set(list, { key: stood.key, id, place })
  worked = list
}

/** The row that was opened last, for who comes back to the list as it stood then; told once. */
export const comeBack = (list: string, key: string): Here | null => {
  const last = opened.get(list)
  opened.delete(list)
  return last?.key === key ? last : null
}

/** Whether the row still stands there: what was decided leaves its queue, and the one below it takes its place. */
export const standing = ({ id, place }: Here, rows: readonly Row[]) => {
  const now = placeOf(id, rows)
  return now === -1 ? { place, isGone: true } : { place: now, isGone: false }
}

/** The list that the page of a record was opened from, and the rows beside it there. */
export interface Neighbours {
  list: string
  /** The row, as its list knows it. */
  id: Identifier
  previous: string | null
  next: string | null
  /** From one. */
  place: number
  count: number
}

const beside = (list: string, place: number, paths: readonly (string | null)[]): Neighbours => ({
  list,
  id: orders.get(list)!.rows[place]!.id,
  previous: paths[place - 1] ?? null,
  next: paths[place + 1] ?? null,
  place: place + 1,
  count: paths.length,
})

/** The rows beside this one, also when it has left the list since: its status was what it was listed by. */
export const neighboursOf = (resource: string, id: Identifier): Neighbours | null => {
  const from = worked !== null && worked !== resource ? orders.get(worked) : undefined
  const paths = from?.rows.map(({ path }) => path) ?? []
  const there = paths.indexOf(showPath(resource, id))
  if (worked !== null && there !== -1) return beside(worked, there, paths)
  const rows = orders.get(resource)?.rows ?? []
  const place = placeOf(id, rows)
  const own = rows.map((row) => showPath(resource, row.id))
  return place === -1 ? null : beside(resource, place, own)
}
