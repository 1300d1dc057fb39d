import { generateKeyPairSync, sign } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { setting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { sandboxSentences } from '../i18n/fa.js'

/** What the sandbox provider does wrong when the setting says so. */
export type SandboxSigningFault =
  /** Every call is answered 503. */
  | 'DOWN'
  | 'IDENTITY_MISMATCH'
  /** Enrolments are refused for an unclear video. */
  | 'REJECT'
  /** Enrolments are never decided. */
  | 'HOLD'
  /** Something else is signed than was asked for. */
  | 'OTHER_DOCUMENT'
  | 'NO_CALLBACK'

export const hasSigningFault = async (fault: SandboxSigningFault): Promise<boolean> =>
  (await setting('sandboxSignatureFaults')).split(',').some((name) => name.trim() === fault)

export interface SandboxEnrollment {
  id: string
  status: 'OPEN' | 'SUBMITTED' | 'APPROVED' | 'REJECTED'
  sentences: string[]
  video_sentence: string | null
  has_signature: boolean
  reason: string | null
  callback_url: string | null
  serial: string | null
  public_key: string | null
  private_key: string | null
  certificate_expires_at: Date | null
}
export interface SandboxSigning {
  id: string
  token: string
  serial: string
  title: string
  digest: string
  status: 'OPEN' | 'SIGNED' | 'REFUSED' | 'EXPIRED'
  signature: string | null
  signed_at: Date | null
  callback_url: string
  return_url: string
  expires_at: Date
}

const [enrollments, signings] = ['sandbox_signature_enrollments', 'sandbox_signature_requests']
const certificateDays = 730
const pageMinutes = 15
const sentenceMinutes = 30

const now = () => clock.systemNow()
const draw = () => sandboxSentences[Math.floor(Math.random() * sandboxSentences.length)]!

/** A key of the person's own, as it lies in a real provider's vault. */
const newCertificate = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return {
    serial: newId().replaceAll('-', '').toUpperCase(),
    public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate_expires_at: now().plus({ days: certificateDays }).toJSDate(),
  }
}

const find = (id: string): Promise<SandboxEnrollment | null> =>
  db.from(enrollments).where({ id }).first()
const findSigning = (id: string): Promise<SandboxSigning | null> =>
  db.from(signings).where({ id }).first()

export const withExpiry = (sentence: string) => ({
  sentence,
  sentenceExpiresAt: now().plus({ minutes: sentenceMinutes }).toISO(),
})

export const decisionOf = ({ status, reason, serial, ...certificate }: SandboxEnrollment) => {
  const { public_key: publicKey, certificate_expires_at: expiresAt } = certificate
  return { status, reason, certificate: serial && { serial, publicKey, expiresAt } }
}

export const sandboxProvider = {
  async matchesIdentity(): Promise<boolean> {
    return !(await hasSigningFault('IDENTITY_MISMATCH'))
  },

  async open(reference: string): Promise<SandboxEnrollment> {
    const row = { id: newId(), reference, sentences: [draw()], created_at: now().toJSDate() }
    await db.knexQuery().insert(row).into(enrollments).onConflict('reference').ignore()
    return db.from(enrollments).where({ reference }).firstOrFail()
  },

  find,

  async addSentence(id: string): Promise<string> {
    const sentence = draw()
    const added = db.raw('array_append(sentences, ?)', [sentence])
    await db.from(enrollments).where({ id }).update({ sentences: added })
    return sentence
  },

  async receive(id: string, what: { video_sentence: string } | { has_signature: true }) {
    await db.from(enrollments).where({ id, status: 'OPEN' }).update(what)
  },

  /** Repeatable: what was submitted stays so. @returns false while something is missing */
  async submit(id: string, callbackUrl: string): Promise<boolean> {
    await db
      .from(enrollments)
      .where({ id, status: 'OPEN', has_signature: true })
      .whereNotNull('video_sentence')
      .update({ status: 'SUBMITTED', callback_url: callbackUrl })
    return (await find(id))?.status !== 'OPEN'
  },

  /** A machine looks at the video; what it has decided stays decided. */
  async decide(id: string): Promise<SandboxEnrollment | null> {
    const enrollment = await find(id)
    if (enrollment?.status !== 'SUBMITTED' || (await hasSigningFault('HOLD'))) return enrollment
    const spoken = enrollment.sentences.includes(enrollment.video_sentence ?? '')
    const reason = (await hasSigningFault('REJECT'))
      ? 'UNCLEAR_VIDEO'
      : spoken
        ? null
        : 'SENTENCE_MISMATCH'
    const decision = reason
      ? { status: 'REJECTED', reason }
      : { status: 'APPROVED', ...newCertificate() }
    await db.from(enrollments).where({ id, status: 'SUBMITTED' }).update(decision)
    return find(id)
  },

  async openSigning(
    request: Pick<SandboxSigning, 'serial' | 'title' | 'digest' | 'callback_url' | 'return_url'>,
    reference: string
  ): Promise<SandboxSigning> {
    const row = {
      ...request,
      ...{ id: newId(), reference, token: newId() },
      expires_at: now().plus({ minutes: pageMinutes }).toJSDate(),
      created_at: now().toJSDate(),
    }
    await db.knexQuery().insert(row).into(signings).onConflict('reference').ignore()
    return db.from(signings).where({ reference }).firstOrFail()
  },

  /** Its page is open for a while; then nobody signs there any more. */
  async signing(id: string): Promise<SandboxSigning | null> {
    await db
      .from(signings)
      .where({ id, status: 'OPEN' })
      .where('expires_at', '<=', now().toJSDate())
      .update({ status: 'EXPIRED' })
    return findSigning(id)
  },

  async byToken(token: string): Promise<SandboxSigning | null> {
    const row = await db.from(signings).where({ token }).select('id').first()
    return row ? sandboxProvider.signing(row.id) : null
  },

  /** The signer presses a button on the page; what was decided stays decided. */
  async answer(id: string, isAccepted: boolean): Promise<void> {
    const signing = await sandboxProvider.signing(id)
    if (signing?.status !== 'OPEN') return
    const answered = isAccepted ? await signed(signing) : { status: 'REFUSED' }
    await db.from(signings).where({ id, status: 'OPEN' }).update(answered)
  },
}

const signed = async ({ digest, serial }: SandboxSigning) => {
  const holder = await db.from(enrollments).where({ serial }).firstOrFail()
  const what = (await hasSigningFault('OTHER_DOCUMENT')) ? [...digest].reverse().join('') : digest
  const signature = sign('sha256', Buffer.from(what), holder.private_key).toString('base64')
  return { status: 'SIGNED', digest: what, signature, signed_at: now().toJSDate() }
}
