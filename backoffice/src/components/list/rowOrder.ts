import type { Identifier } from 'react-admin'
import { showPath } from '../../providers/dataProvider'
import { onSignOut } from '../../providers/session'

interface Row {
  id: Identifier
  /** May be another list's record. */
  path: string | null
}
/** With filter, order and page. */
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
/** Last opened row, until its list shows again. */
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

/** From the list or a neighbour. */
export const noteOpened = (list: string, id: Identifier) => {
  const stood = orders.get(list)
  const place = stood ? placeOf(id, stood.rows) : -1
  if (!stood || place === -1) return
  opened.set(list, { key: stood.key, id, place })
  worked = list
}

/** Once, for the same state of the list. */
export const comeBack = (list: string, key: string): Here | null => {
  const last = opened.get(list)
  opened.delete(list)
  return last?.key === key ? last : null
}

/** When the row has left, its place is taken by the next. */
export const standing = ({ id, place }: Here, rows: readonly Row[]) => {
  const now = placeOf(id, rows)
  return now === -1 ? { place, isGone: true } : { place: now, isGone: false }
}

/** In the originating list. */
export interface Neighbours {
  list: string
  id: Identifier
  previous: string | null
  next: string | null
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

/** Also after the row has left the list. */
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
