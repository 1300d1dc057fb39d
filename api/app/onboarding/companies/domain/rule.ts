import type { SignatureLevel } from '#contracts/quorum'
import type { SignatureLevels } from '#contracts/signature_rules'

/** Who has to sign: the level of each member, by the member's id, and how many of the optional ones. */
export interface SignatureRule extends SignatureLevels {
  minimumOptional: number
}

export const isSameRule = (one: SignatureRule, other: SignatureRule): boolean => {
  const ids = Object.keys(one.levels)
  return (
    one.minimumOptional === other.minimumOptional &&
    ids.length === Object.keys(other.levels).length &&
    ids.every((id) => one.levels[id] === other.levels[id])
  )
}

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

export const levelChanges = (
  before: SignatureLevels | null,
  after: SignatureLevels
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
