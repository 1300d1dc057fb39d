import type { OrderVersion } from '#lib/api/types.ts'

type Line = OrderVersion['items'][number]

/** A line of a version beside what it was in the version before. */
export interface VersionLine {
  line: Line
  /** The quantity before; null where the line is new. */
  was: number | null
  isGone: boolean
}

const isSame = (one: Line, other: Line) =>
  one.line === other.line &&
  one.itemName === other.itemName &&
  one.unitType === other.unitType &&
  one.price === other.price

/** The lines of a version in their order, and after them those that went with it. */
export const versionLines = (version: OrderVersion, before?: OrderVersion): VersionLine[] => {
  const former = before?.items ?? version.items
  const kept = version.items.map((line) => ({
    line,
    was: former.find((other) => isSame(other, line))?.qty ?? null,
    isGone: false,
  }))
  const gone = former
    .filter((line) => !version.items.some((other) => isSame(other, line)))
    .map((line) => ({ line, was: line.qty, isGone: true }))
  return [...kept, ...gone]
}
