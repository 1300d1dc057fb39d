import { quorumOf, type Signer } from '#contracts/quorum'

interface Named extends Signer {
  memberId: string
}
interface Pair {
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
