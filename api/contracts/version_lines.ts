interface Line {
  line: number
  itemName: string
  unitType: string
  qty: number
  price: number
}

/** A line of a version of an invoice beside what it was in the version before. */
export interface VersionLine<Told extends Line = Line> {
  line: Told
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
export const versionLines = <Told extends Line>(
  version: { items: readonly Told[] },
  before?: { items: readonly Told[] }
): VersionLine<Told>[] => {
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

/** Whether an invoice was paid before its content was kept: what its payer agreed to is compared with nothing. */
export const hasNoDigest = (
  isPaid: boolean,
  versions: readonly { isPaidFor: boolean }[]
): boolean => isPaid && !versions.some(({ isPaidFor }) => isPaidFor)
