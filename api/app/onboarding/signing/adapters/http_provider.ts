import logger from '@adonisjs/core/services/logger'
import type { ProviderAccount } from '#config/signing'
import { enrollmentRefusals, type EnrollmentRefusal } from '#contracts/signing'
import { clock } from '#app/platform/time/clock'
import { callbackSignature, isSigned } from '../domain/wire.js'
import { callSigningProvider } from './provider_http.js'
import {
  ProviderDown,
  type CallbackMessage,
  type Certificate,
  type EnrollmentFiles,
  type EnrollmentVerdict,
  type IdentityFacts,
  type ProviderEvent,
  type OpenedEnrollment,
  type OpenedSigning,
  type Sentence,
  type SignatureProvider,
  type SigningRequest,
  type SigningVerdict,
} from './signature_provider.js'

type Answer = Record<string, unknown>

const unreadable = (field: string) => {
  logger.warn({ field }, 'the provider of signatures answers without a readable field')
  return new ProviderDown()
}

const textMax = 4_000
const textIn = (answer: Answer, field: string): string => {
  const value = answer[field]
  if (typeof value !== 'string' || value === '' || value.length > textMax) throw unreadable(field)
  return value
}
const momentIn = (answer: Answer, field: string): Date => {
  const moment = new Date(textIn(answer, field))
  if (Number.isNaN(moment.getTime())) throw unreadable(field)
  return moment
}
const sentenceIn = (answer: Answer): Sentence => ({
  sentence: textIn(answer, 'sentence'),
  expiresAt: momentIn(answer, 'sentenceExpiresAt'),
})
const certificateIn = ({ certificate }: Answer): Certificate => {
  if (typeof certificate !== 'object' || certificate === null) throw unreadable('certificate')
  const given = certificate as Answer
  return {
    serial: textIn(given, 'serial'),
    publicKey: textIn(given, 'publicKey'),
    expiresAt: momentIn(given, 'expiresAt'),
  }
}
const reasonIn = ({ reason }: Answer): EnrollmentRefusal =>
  enrollmentRefusals.find((known) => known === reason) ?? 'OTHER'

/** Only what leads to a page may be followed by a browser. */
const pageIn = (answer: Answer): string => {
  const page = textIn(answer, 'pageUrl')
  if (!URL.canParse(page) || !/^https?:$/.test(new URL(page).protocol)) throw unreadable('pageUrl')
  return page
}

const below = (kind: 'enrollments' | 'signings', ref: string) =>
  `/${kind}/${encodeURIComponent(ref)}`

/** A provider that speaks the protocol of docs/adr/0022. */
export class HttpProvider implements SignatureProvider {
  constructor(
    readonly name: string,
    private account: ProviderAccount
  ) {}

  async matchesIdentity(facts: IdentityFacts): Promise<boolean> {
    const { matched } = await this.#post('/identity-inquiries', { ...facts })
    if (typeof matched !== 'boolean') throw unreadable('matched')
    return matched
  }

  async openEnrollment(reference: string): Promise<OpenedEnrollment> {
    const answer = await this.#post('/enrollments', { reference })
    return { providerRef: textIn(answer, 'id'), ...sentenceIn(answer) }
  }

  async newSentence(providerRef: string): Promise<Sentence> {
    return sentenceIn(await this.#post(`${below('enrollments', providerRef)}/sentences`, {}))
  }

  async submitEnrollment(providerRef: string, files: EnrollmentFiles, callbackUrl: string) {
    const path = below('enrollments', providerRef)
    const { sentence, ...video } = files.video
    const spoken = new URLSearchParams({ sentence })
    await this.#put(`${path}/video?${spoken}`, video)
    await this.#put(`${path}/signature-image`, files.signature)
    await this.#post(`${path}/submit`, { callbackUrl })
  }

  async enrollmentOf(providerRef: string): Promise<EnrollmentVerdict> {
    const answer = await this.#get(below('enrollments', providerRef))
    switch (answer.status) {
      case 'OPEN':
      case 'SUBMITTED':
        return { status: answer.status }
      case 'APPROVED':
        return { status: 'APPROVED', certificate: certificateIn(answer) }
      case 'REJECTED':
        return { status: 'REJECTED', reason: reasonIn(answer) }
      default:
        throw unreadable('status')
    }
  }

  async openSigning(request: SigningRequest): Promise<OpenedSigning> {
    const answer = await this.#post('/signings', { ...request })
    return { providerRef: textIn(answer, 'id'), pageUrl: pageIn(answer) }
  }

  async signingOf(providerRef: string): Promise<SigningVerdict> {
    const answer = await this.#get(below('signings', providerRef))
    switch (answer.status) {
      case 'OPEN':
      case 'REFUSED':
      case 'EXPIRED':
        return { status: answer.status }
      case 'SIGNED':
        return {
          status: 'SIGNED',
          digest: textIn(answer, 'digest'),
          certificateSerial: textIn(answer, 'certificateSerial'),
          signature: textIn(answer, 'signature'),
          signedAt: momentIn(answer, 'signedAt'),
        }
      default:
        throw unreadable('status')
    }
  }

  readCallback({ timestamp, signature, body }: CallbackMessage): ProviderEvent | null {
    const expected = callbackSignature(this.account.secret, timestamp, body)
    const now = clock.systemNow().toMillis()
    if (!isSigned(expected, { timestamp, signature }, now)) return null
    try {
      const { kind, id } = JSON.parse(body) as Answer
      const isKnown = kind === 'ENROLLMENT' || kind === 'SIGNING'
      return isKnown && typeof id === 'string' ? { kind, providerRef: id } : null
    } catch {
      return null
    }
  }

  #get(path: string): Promise<Answer> {
    return callSigningProvider(this.account, { method: 'GET', path })
  }

  #post(path: string, json: object): Promise<Answer> {
    return callSigningProvider(this.account, { method: 'POST', path, json })
  }

  #put(path: string, file: { bytes: Buffer; mimeType: string }): Promise<Answer> {
    return callSigningProvider(this.account, { method: 'PUT', path, file })
  }
}
