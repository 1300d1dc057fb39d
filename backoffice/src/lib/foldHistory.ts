import type { HistoryEntry } from '@kasbeno/api/contracts/history'

interface Group {
  isRoutine: boolean
  entries: HistoryEntry[]
}

/** Groups adjacent routine entries. */
export const folded = (entries: readonly HistoryEntry[]): Group[] => {
  const groups: Group[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (entry.isRoutine && last?.isRoutine) last.entries.push(entry)
    else groups.push({ isRoutine: entry.isRoutine, entries: [entry] })
  }
  return groups
}
