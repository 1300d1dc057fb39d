import type { SignatureLevel } from '#contracts/quorum'

/** Who has to sign: the level of each member, by the member's id, and how many of the optional ones. */
export interface SignatureRule {
  minimumOptional: number
  levels: Readonly<Record<string, SignatureLevel>>
}

export const isSameRule = (one: SignatureRule, other: SignatureRule): boolean => {
  const ids = Object.keys(one.levels)
  return (
    one.minimumOptional === other.minimumOptional &&
    ids.length === Object.keys(other.levels).length &&
    ids.every((id) => one.levels[id] === other.levels[id])
  )
}

type Levels = Pick<SignatureRule, 'levels'>

/**
 * Any of these confirms a change, and where there is nobody the bank does: who has to sign everything before and after
 * it. Neither its proposer nor whom it removes or downgrades is a second pair of eyes, nor can they block it for ever.
 * domain "Companies"
 */
export const confirmersOf = (before: Levels, after: Levels, proposerId: string): string[] =>
  Object.keys(before.levels).filter(
    (id) =>
      before.levels[id] === 'MANDATORY' && after.levels[id] === 'MANDATORY' && id !== proposerId
  )

/** The rule once a member has left. */
export const without = ({ minimumOptional, levels }: SignatureRule, memberId: string) => ({
  minimumOptional,
  levels: Object.fromEntries(Object.entries(levels).filter(([id]) => id !== memberId)),
})

export interface LevelChange {
  memberId: string
  before: SignatureLevel | null
  /** Null for who is removed. */
  after: SignatureLevel | null
}

/** Whom a change of the rule touches, and how. */
export const levelChanges = (before: Levels | null, after: Levels): LevelChange[] => {
  const ids = new Set([...Object.keys(before?.levels ?? {}), ...Object.keys(after.levels)])
  return [...ids]
    .map((memberId) => ({
      memberId,
      before: before?.levels[memberId] ?? null,
      after: after.levels[memberId] ?? null,
    }))
    .filter((change) => change.before !== change.after)
}
