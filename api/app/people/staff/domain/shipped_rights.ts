export interface Rights {
  /** What this version ships. */
  shipped: readonly string[]
  /** What was shipped by the version before. */
  last: readonly string[]
  /** What the role holds, with all that staff changed. */
  held: readonly string[]
  /** Every right that this version knows. */
  known: readonly string[]
}

/**
 * What this version counts as shipped. Rights that it does not know came from a later version, to which the
 * product may return: they stay as they are.
 */
export const shippedNow = ({ shipped, last, known }: Omit<Rights, 'held'>): string[] => [
  ...shipped,
  ...last.filter((right) => !known.includes(right)),
]

/** What the role holds from now on: what the product added is added, what it withdrew is gone, and what staff gave or took away stays so. */
export const heldFromNowOn = (rights: Rights): string[] => {
  const { last, held } = rights
  const shipped = shippedNow(rights)
  const withdrawn = last.filter((right) => !shipped.includes(right))
  const added = shipped.filter((right) => !last.includes(right) && !held.includes(right))
  return [...held.filter((right) => !withdrawn.includes(right)), ...added]
}

/** Whether two roles allow the same, in whatever order. */
export const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((right) => others.includes(right))
