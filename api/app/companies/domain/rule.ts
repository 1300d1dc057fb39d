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

/** Others than the proposer who have to sign everything: any of them confirms a change. domain "Companies" */
export const confirmersOf = ({ levels }: SignatureRule, proposerId: string): string[] =>
  Object.keys(levels).filter((id) => levels[id] === 'MANDATORY' && id !== proposerId)

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
export const levelChanges = (
  before: Pick<SignatureRule, 'levels'> | null,
  after: Pick<SignatureRule, 'levels'>
): LevelChange[] => {
  const ids = new Set([...Object.keys(before?.levels ?? {}), ...Object.keys(after.levels)])
  return [...ids]
    .map((memberId) => ({
      memberId,
      before: before?.levels[memberId] ?? null,
      after: after.levels[memberId] ?? null,
    }))
    .filter((change) => change.before !== change.after)
}
