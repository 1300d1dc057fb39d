import type { EnrollmentRefusal, VideoType } from '#contracts/signing'
import { Refusal } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface IdentityFacts {
  reference: string
  nationalCode: string
  /** `YYYY-MM-DD` */
  birthDate: string
  phone: string
}
export interface Sentence {
  sentence: string
  expiresAt: Date
}
export interface OpenedEnrollment extends Sentence {
  providerRef: string
}
export interface Certificate {
  serial: string
  /** PEM. */
  publicKey: string
  expiresAt: Date
}
export interface EnrollmentFiles {
  video: { bytes: Buffer; mimeType: VideoType; sentence: string }
  signature: { bytes: Buffer; mimeType: string }
}
export type EnrollmentVerdict =
  | { status: 'OPEN' | 'SUBMITTED' }
  | { status: 'APPROVED'; certificate: Certificate }
  | { status: 'REJECTED'; reason: EnrollmentRefusal }

/** What is to be signed, and where everybody goes afterwards. */
export interface SigningRequest {
  reference: string
  certificateSerial: string
  title: string
  /** SHA-256, in hexadecimal. */
  digest: string
  callbackUrl: string
  returnUrl: string
}
export interface OpenedSigning {
  providerRef: string
  pageUrl: string
}
export type SigningVerdict =
  | { status: 'OPEN' | 'REFUSED' | 'EXPIRED' }
  | {
      status: 'SIGNED'
      digest: string
      certificateSerial: string
      signature: string
      signedAt: Date
    }

/** What a callback is about; nothing else of it is believed. */
export interface ProviderEvent {
  kind: 'ENROLLMENT' | 'SIGNING'
  providerRef: string
}
export interface CallbackMessage {
  timestamp: string
  signature: string
  body: string
}

/**
 * Who enrols people and lets them sign. Each call may be repeated under its reference; none is made inside a
 * transaction. All throw `ProviderDown` where there is no answer that says anything.
 */
export interface SignatureProvider {
  readonly name: string
  /** Do national code, birth date and phone belong to one person? */
  matchesIdentity(facts: IdentityFacts): Promise<boolean>
  openEnrollment(reference: string): Promise<OpenedEnrollment>
  newSentence(providerRef: string): Promise<Sentence>
  submitEnrollment(providerRef: string, files: EnrollmentFiles, callbackUrl: string): Promise<void>
  enrollmentOf(providerRef: string): Promise<EnrollmentVerdict>
  openSigning(request: SigningRequest): Promise<OpenedSigning>
  signingOf(providerRef: string): Promise<SigningVerdict>
  /** Null for what the provider has not signed. */
  readCallback(message: CallbackMessage): ProviderEvent | null
}

const retryAfterS = 60

/** The provider gives no answer that says anything. Nothing has changed; the same call may be made again. */
export class ProviderDown extends Refusal {
  constructor(message: string = messages.providerDown) {
    super('ServerException', 503, message, {}, { 'Retry-After': String(retryAfterS) })
  }
}
