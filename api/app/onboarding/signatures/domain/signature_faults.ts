import { isGenuine, type CodeBinding } from '#app/people/identity/domain/code_seal'
import { sealHash, type ChainedLine } from '#app/desk/audit/domain/chain'
import { provesSignature } from '#app/onboarding/signing/domain/signature_ending'
import type { SignatureMethod } from '#contracts/approbations'

/** What may be wrong with a kept signature. */
export type SignatureFault =
  | 'TEXT_CHANGED'
  | 'AMOUNT_CHANGED'
  | 'NO_SIGNATORY'
  | 'NOT_DELEGATED'
  | 'NO_LINE'
  | 'OTHER_LINE'
  | 'LINE_UNSEALED'
  | 'LINE_CHANGED'
  | 'NO_PROOF'
  | 'OTHER_PROOF'
  | 'PROOF_CHANGED'

interface Sealed {
  seq: number
  prevHash: string
  hash: string
  keyId: string
}

export interface KeptCode {
  id: string
  isConsumed: boolean
  purpose: string
  phone: string
  hash: string
  binding: CodeBinding
  seal: string
  asker: string
}

export interface KeptToken {
  isSigned: boolean
  userId: string
  documentType: string
  documentId: string
  digest: string
  sessionId: string
  signature: string | null
  /** PEM of the person's certificate. */
  certificateKey: string | null
}

export interface JudgedSignature {
  id: string
  documentType: string
  documentId: string
  memberId: string
  userId: string
  phone: string
  method: SignatureMethod
  proofId: string
  digest: string
  amount: number
  reason: string | null
  sessionId: string
  /** UTC, to the millisecond. */
  signedAt: string
  isTextWhole: boolean
  isAmountShown: boolean
  isSignatory: boolean
  isDelegated: boolean
  line: ChainedLine | null
  seal: Sealed | null
  /** False where the seal's own copy of the line's time is another. */
  isSealedAt: boolean
  code: KeptCode | null
  token: KeptToken | null
}

export interface VerificationContext {
  keyNamed: (id: string) => Buffer | undefined
  /** A younger line may still wait for its seal. */
  sealedBefore: string
  /** Codes of older signatures are erased. */
  codesSince: string
}

type AuditedSignature = Partial<
  Record<'digest' | 'method' | 'amount' | 'proofId' | 'sessionId' | 'at', string | number>
>

/** A line says what was signed; lines of former versions say less. */
const saysAnother = (line: ChainedLine, given: JudgedSignature): boolean => {
  const said = JSON.parse(line.after ?? '{}') as AuditedSignature
  const { digest, method, amount, proofId, sessionId } = given
  const differs = (name: keyof AuditedSignature, value: string | number) =>
    (said[name] ?? value) !== value
  return (
    said.digest !== digest ||
    said.method !== method ||
    line.reason !== given.reason ||
    differs('amount', amount) ||
    differs('proofId', proofId) ||
    differs('sessionId', sessionId) ||
    differs('at', given.signedAt)
  )
}

const faultsOfLine = (
  { keyNamed, sealedBefore }: VerificationContext,
  given: JudgedSignature
): SignatureFault[] => {
  const { line, seal, isSealedAt } = given
  if (!line) return ['NO_LINE']
  const found: SignatureFault[] = saysAnother(line, given) ? ['OTHER_LINE'] : []
  if (!seal) return line.at < sealedBefore ? [...found, 'LINE_UNSEALED'] : found
  const key = keyNamed(seal.keyId)
  const isWhole = key && isSealedAt && sealHash(key, seal.seq, seal.prevHash, line) === seal.hash
  return isWhole ? found : [...found, 'LINE_CHANGED']
}

const faultOfCode = (
  { codesSince }: VerificationContext,
  { code, line, memberId, phone, digest, sessionId }: JudgedSignature
): SignatureFault | null => {
  // Erased by rule: the sealed line carries the proof.
  if (!code) return line && line.at < codesSince ? null : 'NO_PROOF'
  if (!code.isConsumed) return 'NO_PROOF'
  const { member, digests } = code.binding
  const isOurs =
    code.purpose === 'SIGNATURE' &&
    code.phone === phone &&
    member === memberId &&
    String(digests).split(',').includes(digest)
  if (!isOurs) return 'OTHER_PROOF'
  return isGenuine(code, sessionId) ? null : 'PROOF_CHANGED'
}

const faultOfToken = ({ token, ...given }: JudgedSignature): SignatureFault | null => {
  if (!token?.isSigned) return 'NO_PROOF'
  const isOurs =
    token.userId === given.userId &&
    token.documentType === given.documentType &&
    token.documentId === given.documentId &&
    token.digest === given.digest &&
    token.sessionId === given.sessionId
  if (!isOurs) return 'OTHER_PROOF'
  const { signature, certificateKey } = token
  return provesSignature(given.digest, signature ?? '', certificateKey ?? '')
    ? null
    : 'PROOF_CHANGED'
}

/** All that is wrong with a signature; empty for one that is proven. docs/adr/0028 "A signature" */
export const faultsOf = (
  context: VerificationContext,
  given: JudgedSignature
): SignatureFault[] => {
  const ofProof = given.method === 'CODE' ? faultOfCode(context, given) : faultOfToken(given)
  return [
    ...(given.isTextWhole ? [] : (['TEXT_CHANGED'] as const)),
    ...(given.isAmountShown ? [] : (['AMOUNT_CHANGED'] as const)),
    ...(given.isSignatory ? [] : (['NO_SIGNATORY'] as const)),
    ...(given.isDelegated ? [] : (['NOT_DELEGATED'] as const)),
    ...faultsOfLine(context, given),
    ...(ofProof ? [ofProof] : []),
  ]
}
