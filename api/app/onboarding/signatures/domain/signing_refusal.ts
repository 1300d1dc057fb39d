import type { ApprobationStatus } from '#contracts/approbations'
import type { SignatureAnswer, SignatureLevel } from '#contracts/quorum'
import { firstMatch } from '#contracts/transitions'

/** Why a member cannot answer for a document now. */
export type SigningRefusal =
  | 'SIGNED'
  | 'REFUSED'
  | 'NO_SIGNING_ACCESS'
  | 'OWN_IS_NEEDED'
  | 'HAS_ANSWERED'
  | 'FINISHED'
  | 'CHANGED'

export interface SigningFacts {
  status: ApprobationStatus
  isOpen: boolean
  /** Of the member in the rule that counts for the document; null for who is not in it. */
  level: SignatureLevel | null
  /** Removed or downgraded since. */
  isOut: boolean
  answer: SignatureAnswer
  /** A delegate whose own signature this document cannot do without. */
  isOwnNeeded: boolean
  /** The caller has answered for this document, for themselves or for another: nobody counts twice. */
  hasAnswered: boolean
  /** Whether it is another text than what the code was sent for. */
  isChanged: boolean
}

const found = firstMatch<SigningFacts, SigningRefusal | 'OPEN'>([
  ['SIGNED', ({ answer }) => answer === 'ACCEPTED'],
  ['REFUSED', ({ answer }) => answer === 'REJECTED'],
  ['NO_SIGNING_ACCESS', ({ level, isOut }) => level === null || level === 'NOT_ALLOWED' || isOut],
  ['OWN_IS_NEEDED', ({ isOwnNeeded }) => isOwnNeeded],
  ['HAS_ANSWERED', ({ hasAnswered }) => hasAnswered],
  ['FINISHED', ({ status, isOpen }) => status !== 'PENDING' || !isOpen],
  ['CHANGED', ({ isChanged }) => isChanged],
  ['OPEN', () => true],
])

/** Null when the member may answer. company §4 "Order approbation status" */
export const refusalToSign = (facts: SigningFacts): SigningRefusal | null => {
  const refusal = found(facts)
  return refusal === 'OPEN' ? null : refusal
}
