/** A list as somebody wants to find it again: GET|POST /api/{admin|distributor}/views, DELETE …/{id}. */
export interface SavedView {
  id: string
  /** Of the list. */
  resource: string
  name: string
  filter: Record<string, unknown>
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** Columns that are not shown; null: those that the list hides by itself. */
  hidden: string[] | null
  /** Everybody of the author's role finds it. */
  isShared: boolean
  /** It opens with the list. */
  isDefault: boolean
  isOwn: boolean
  /** Who shared it; null on the reader's own. */
  author: string | null
}

export type NewView = Omit<SavedView, 'id' | 'isOwn' | 'author'>

export const viewLimits = {
  name: 60,
  hidden: 100,
  perPerson: 200,
  filterCharacters: 4_000,
} as const
