import type { Identifier } from 'react-admin'

/** The rows of each list as they last stood: in this order they are worked off. */
const orders = new Map<string, readonly Identifier[]>()

export const keepRowOrder = (list: string, rows: readonly Identifier[]) => orders.set(list, rows)

export interface Neighbours {
  previous?: Identifier
  next?: Identifier
  /** From one. */
  place: number
  count: number
}

/** The rows beside this one, also when it has left the list since: its status was what it was listed by. */
export const neighboursOf = (list: string, id: Identifier): Neighbours | null => {
  const rows = orders.get(list) ?? []
  const place = rows.findIndex((row) => String(row) === String(id))
  if (place === -1) return null
  return { previous: rows[place - 1], next: rows[place + 1], place: place + 1, count: rows.length }
}
