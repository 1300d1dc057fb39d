import { firstMatch } from './transitions.ts'

/** What a member's signature is to an invoice or a card's contract. company §3 "Signature requirement levels". */
export const signatureLevels = ['MANDATORY', 'OPTIONAL', 'NOT_ALLOWED'] as const
export type SignatureLevel = (typeof signatureLevels)[number]

/** What a signatory answered. company §4 "Signatory status". */
export const signatureAnswers = ['PENDING', 'ACCEPTED', 'REJECTED'] as const
export type SignatureAnswer = (typeof signatureAnswers)[number]

export interface Signer {
  level: SignatureLevel
  answer: SignatureAnswer
  /** Removed, or downgraded since: what they answered stands, what is missing from them drops out. */
  isOut: boolean
  /** Has answered in the place of another: nobody answers twice for one document, so nothing more comes from them. */
  isSpent: boolean
}

export interface Part {
  signed: number
  needed: number
}

export interface Quorum<Person extends Signer> {
  status: QuorumStatus
  mandatory: Part
  optional: Part
  /** Who may still sign and whose signature may count. */
  waitingFor: Person[]
}

/** `UNREACHABLE`: too few are left because members left, not because they refused. */
export type QuorumStatus = 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'UNREACHABLE'

interface Count {
  isRefused: boolean
  mandatory: Part
  optional: Part
  /** Optional signatures that may still come. */
  optionalLeft: number
  /** Those that could still come if nobody had left. */
  optionalGone: number
}

const isMet = ({ mandatory, optional }: Count) =>
  mandatory.signed >= mandatory.needed && optional.signed >= optional.needed

const statusOf = firstMatch<Count, QuorumStatus>([
  ['REJECTED', ({ isRefused }) => isRefused],
  // Everybody who had to sign has left: nothing is missing, yet nobody agreed.
  ['UNREACHABLE', (count) => isMet(count) && count.mandatory.signed + count.optional.signed === 0],
  ['ACCEPTED', isMet],
  ['PENDING', ({ optional, optionalLeft }) => optional.signed + optionalLeft >= optional.needed],
  [
    'UNREACHABLE',
    ({ optional, optionalLeft, optionalGone }) =>
      optional.signed + optionalLeft + optionalGone >= optional.needed,
  ],
  ['REJECTED', () => true],
])

/**
 * Where the signatures of a document stand by the rule that was in force when it came: every mandatory signer and the
 * minimum of optional ones. A mandatory refusal ends it. A delegate fills one place: the absent member's or their own.
 * domain "Companies", docs/adr/0030
 */
export const quorumOf = <Person extends Signer>(
  signers: readonly Person[],
  minimumOptional: number
): Quorum<Person> => {
  const of = (level: SignatureLevel) => signers.filter((signer) => signer.level === level)
  const signed = (some: readonly Person[]) =>
    some.filter(({ answer }) => answer === 'ACCEPTED').length
  const pending = (some: readonly Person[], isOut: boolean) =>
    some.filter(
      (signer) => signer.answer === 'PENDING' && signer.isOut === isOut && !signer.isSpent
    )

  const mandatory = of('MANDATORY')
  const optional = of('OPTIONAL')
  const missing = pending(mandatory, false)
  const parts = {
    mandatory: { signed: signed(mandatory), needed: signed(mandatory) + missing.length },
    optional: { signed: signed(optional), needed: minimumOptional },
  }
  const left = pending(optional, false)
  const status = statusOf({
    ...parts,
    isRefused: mandatory.some(({ answer }) => answer === 'REJECTED'),
    optionalLeft: left.length,
    optionalGone: pending(optional, true).length,
  })
  const isOptionalWanted = parts.optional.signed < parts.optional.needed
  const waitingFor = status === 'PENDING' ? [...missing, ...(isOptionalWanted ? left : [])] : []
  return { status, ...parts, waitingFor }
}

/** Whether the document is over once this signer refuses it too; otherwise the others can still accept it. */
export const refusalEnds = <Person extends Signer>(
  signers: readonly Person[],
  minimumOptional: number,
  refuses: (signer: Person) => boolean
): boolean =>
  quorumOf<Signer>(
    signers.map((signer) => (refuses(signer) ? { ...signer, answer: 'REJECTED' } : signer)),
    minimumOptional
  ).status === 'REJECTED'

/** What is wrong with a rule that nobody could ever meet, or null. company §5, domain "Companies" */
export type RuleFault = 'negativeMinimum' | 'minimumAboveOptional' | 'noSignatory'
export const ruleFault = (
  levels: readonly SignatureLevel[],
  minimumOptional: number
): RuleFault | null => {
  const optional = levels.filter((level) => level === 'OPTIONAL').length
  if (!Number.isSafeInteger(minimumOptional) || minimumOptional < 0) return 'negativeMinimum'
  if (minimumOptional > optional) return 'minimumAboveOptional'
  return levels.includes('MANDATORY') || minimumOptional > 0 ? null : 'noSignatory'
}
