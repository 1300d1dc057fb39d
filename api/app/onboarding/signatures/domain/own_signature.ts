import { quorumOf, type Signer } from '#contracts/quorum'

interface Named extends Signer {
  memberId: string
}
export interface Pair {
  /** Whose signature counts. */
  memberId: string
  /** Who gives it. */
  givenBy: string
}

/**
 * Whether a document cannot do without the delegate's own signature: one person answers once, so that an answer for the
 * absent member would leave too few who can still sign. docs/adr/0030
 */
export const isOwnNeeded = (
  signers: readonly Named[],
  minimumOptional: number,
  { memberId, givenBy }: Pair
): boolean => {
  const own = signers.find((signer) => signer.memberId === givenBy)
  if (memberId === givenBy || !own || own.isOut || own.answer !== 'PENDING') return false
  if (own.level === 'MANDATORY') return true
  const after = signers.map((signer): Signer => {
    if (signer === own) return { ...signer, isSpent: true }
    return signer.memberId === memberId ? { ...signer, answer: 'ACCEPTED' } : signer
  })
  const { status } = quorumOf(after, minimumOptional)
  return status === 'REJECTED' || status === 'UNREACHABLE'
}

interface Answered {
  minimumOptional: number
  /** The members who have answered in this round; null for nobody. */
  givers: readonly string[] | null
}

/** Whether somebody may still give a signature that is missing, judged by what others and they themselves have given. */
export const mayGive = (
  { minimumOptional, givers }: Answered,
  signers: readonly Named[],
  pair: Pair
): boolean =>
  givers?.includes(pair.givenBy) !== true && !isOwnNeeded(signers, minimumOptional, pair)

/** Whether a document waits for a member's signature, which `givenBy` may give: themselves or their delegate. */
export const isAwaitedFrom = (answered: Answered, signers: readonly Named[], pair: Pair): boolean =>
  quorumOf(signers, answered.minimumOptional).waitingFor.some(
    ({ memberId }) => memberId === pair.memberId
  ) && mayGive(answered, signers, pair)
