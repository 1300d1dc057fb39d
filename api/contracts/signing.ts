import { firstMatch, type Transitions } from './transitions.ts'

/** A person's try to get a certificate. docs/adr/0022 */
export const enrollmentStatuses = ['OPEN', 'SUBMITTED', 'ENROLLED', 'REJECTED', 'EXPIRED'] as const
export type EnrollmentStatus = (typeof enrollmentStatuses)[number]

export const enrollmentTransitions = {
  OPEN: ['SUBMITTED', 'EXPIRED'],
  SUBMITTED: ['ENROLLED', 'REJECTED'],
  ENROLLED: ['EXPIRED'],
  REJECTED: [],
  EXPIRED: [],
} as const satisfies Transitions<EnrollmentStatus>

/** Why a provider refuses a person; what it does not name so is OTHER. */
export const enrollmentRefusals = [
  'FACE_MISMATCH',
  'SENTENCE_MISMATCH',
  'UNCLEAR_VIDEO',
  'UNCLEAR_SIGNATURE',
  'OTHER',
] as const
export type EnrollmentRefusal = (typeof enrollmentRefusals)[number]

export const signatureStatuses = ['OPEN', 'SIGNED', 'REFUSED', 'EXPIRED'] as const
export type SignatureStatus = (typeof signatureStatuses)[number]

export const signatureTransitions = {
  OPEN: ['SIGNED', 'REFUSED', 'EXPIRED'],
  SIGNED: [],
  REFUSED: [],
  EXPIRED: [],
} as const satisfies Transitions<SignatureStatus>

/** Why a document was not signed: its owner said no, or the provider signed something else. */
export const signatureFailures = ['DECLINED', 'OTHER_DOCUMENT'] as const
export type SignatureFailure = (typeof signatureFailures)[number]

/** What may be signed with a certificate. */
export const signedDocumentTypes = ['IDENTITY_INFORMATION', 'INVOICE', 'CARD_CONTRACT'] as const
export type SignedDocumentType = (typeof signedDocumentTypes)[number]

export const signatureFileKinds = ['VIDEO', 'SIGNATURE'] as const
export type SignatureFileKind = (typeof signatureFileKinds)[number]

/** What decides where a person goes on. */
export interface SigningFacts {
  /** Name, national code and date of birth are known. */
  hasIdentity: boolean
  /** Of the newest try; null before the first. */
  status: EnrollmentStatus | null
  hasVideo: boolean
  hasSignature: boolean
  isIdentitySigned: boolean
}

export const signingSteps = [
  'IDENTITY',
  'INFO',
  'VIDEO',
  'SIGNATURE',
  'SUBMIT',
  'WAIT',
  'REJECTED',
  'SIGN',
  'DONE',
] as const
export type SigningStep = (typeof signingSteps)[number]

/** First match wins: where an interrupted enrolment is taken up again. */
export const signingStep = firstMatch<SigningFacts, SigningStep>([
  ['IDENTITY', ({ hasIdentity }) => !hasIdentity],
  ['WAIT', ({ status }) => status === 'SUBMITTED'],
  ['REJECTED', ({ status }) => status === 'REJECTED'],
  ['INFO', ({ status }) => status === null || status === 'EXPIRED'],
  ['VIDEO', ({ status, hasVideo }) => status === 'OPEN' && !hasVideo],
  ['SIGNATURE', ({ status, hasSignature }) => status === 'OPEN' && !hasSignature],
  ['SUBMIT', ({ status }) => status === 'OPEN'],
  ['SIGN', ({ isIdentitySigned }) => !isIdentitySigned],
  ['DONE', () => true],
])

/** What somebody has begun and can go on with by themselves; a refusal has ended it. */
export const begunSteps = ['VIDEO', 'SIGNATURE', 'SUBMIT', 'SIGN'] as const
export type BegunStep = (typeof begunSteps)[number]

/** Where a signature that was begun is taken up again; null where nothing waits for its owner. */
export const begunStep = (facts: Omit<SigningFacts, 'hasIdentity'>): BegunStep | null => {
  const step = signingStep({ ...facts, hasIdentity: true })
  return begunSteps.find((one) => one === step) ?? null
}

/** Sizes in bytes; person §7: an upload of a video may take 150 s. */
export const signingLimits = {
  videoBytes: 16_000_000,
  videoBytesMin: 1_000,
  signatureBytes: 3_000_000,
  uploadMs: 150_000,
  /** As long as the storefront records; the sentence takes a third of it. */
  videoSeconds: 30,
} as const

export const videoMimeTypes = ['video/webm', 'video/mp4', 'video/quicktime'] as const
export type VideoType = (typeof videoMimeTypes)[number]
