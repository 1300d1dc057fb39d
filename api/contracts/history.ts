/** How a value is drawn: digits, groups, direction and calendar are the screen's business. */
export type HistoryFactKind = 'text' | 'code' | 'rial' | 'number' | 'percent' | 'date'

export type HistoryValue = string | number | string[] | null

export interface HistoryFact {
  /** Persian. */
  label: string
  as: HistoryFactKind
  /** Absent where nothing is told of what held before. */
  before?: HistoryValue
  after: HistoryValue
}

/** One thing that happened to a record, in words alone: no ids, no words of programs. */
export interface HistoryEntry {
  at: string
  /** Persian. */
  what: string
  /** The person's name, or who else acted. */
  who: string
  /** The Persian word of what they are. */
  whoIs: string
  facts: HistoryFact[]
  reason: string | null
  /** Claims and the like, which a screen folds away. */
  isRoutine: boolean
}

export interface HistoryPage {
  /** Newest first. */
  entries: HistoryEntry[]
  hasMore: boolean
}

export const historyPage = { size: 50, last: 1000 } as const
