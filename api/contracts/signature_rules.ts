import type { SignatureLevel } from './quorum.ts'

/** Who has to sign: the level of each member, by whatever names them. */
export interface SignatureLevels {
  levels: Readonly<Record<string, SignatureLevel>>
}

/**
 * Any of these confirms a change, and where there is nobody the bank does: who has to sign everything before and after
 * it. Neither its proposer nor whom it removes or downgrades is a second pair of eyes, nor can they block it for ever.
 * domain "Companies"
 */
export const confirmersOf = (
  before: SignatureLevels,
  after: SignatureLevels,
  proposer: string
): string[] =>
  Object.keys(before.levels).filter(
    (name) =>
      before.levels[name] === 'MANDATORY' && after.levels[name] === 'MANDATORY' && name !== proposer
  )

const weight = { MANDATORY: 2, OPTIONAL: 1, NOT_ALLOWED: 0 } as const satisfies Record<
  SignatureLevel,
  number
>

/** Whom a change removes or leaves with less of a say than before; `after` is null for who is removed. */
export const losersOf = (
  before: SignatureLevels,
  after: SignatureLevels
): { name: string; after: SignatureLevel | null }[] =>
  Object.entries(before.levels)
    .map(([name, level]) => ({ name, level, after: after.levels[name] ?? null }))
    .filter(({ level, after: next }) => next === null || weight[next] < weight[level])
    .map(({ name, after: next }) => ({ name, after: next }))

/** Who has to sign everything leaves a company with credit only with a second person's word. domain "Companies" */
export const leavesByProposal = ({
  hasCredit,
  level,
}: {
  hasCredit: boolean
  level: SignatureLevel | undefined
}): boolean => hasCredit && level === 'MANDATORY'
