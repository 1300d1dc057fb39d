import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { signatureAccount } from '#config/signing'
import FollowEnrollment from '#app/onboarding/signing/actions/follow_enrollment'
import type { ProviderEvent } from '#app/onboarding/signing/adapters/signature_provider'
import { signedCallback } from '#app/onboarding/signing/sandbox/send_callback'
import type { SandboxSigningFault } from '#app/onboarding/signing/sandbox/sandbox_provider'
import { changeSetting } from '#app/reference/settings/settings'
import { baseUrl, call, get, post, type Answer } from './http.js'
import { freshNationalCode } from '#factories/fresh'
import { anImage } from '#factories/papers'
import { signIn, type SignedIn } from './identity.js'
import { ok } from './registration.js'

/** What the sandbox provider does wrong from now on. */
export const providerFaults = async (...faults: SandboxSigningFault[]) => {
  await db.transaction((trx) => changeSetting('sandboxSignatureFaults', faults.join(), trx))
}

/** A person whose name, national code and date of birth are known. */
export const aSigner = async (): Promise<SignedIn> => {
  const person = await signIn()
  await db.from('users').where({ id: person.userId }).update({
    firstname: 'مریم',
    lastname: 'رضایی',
    national_code: freshNationalCode(),
    date_of_birth: '1985-04-12',
  })
  return person
}

/** The beginning of a WebM file, as browsers record it, and something after it. */
export const aVideo = (inside: Buffer | string = randomBytes(4_000)): Buffer =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.from(inside),
    Buffer.alloc(1_000),
  ])

export const formOf = (field: string, bytes: Buffer): FormData => {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)]), field)
  return form
}

export const signing = {
  get: (path: string, { token }: SignedIn) => get(`/api/signing/${path}`, { token }),
  post: (path: string, { token }: SignedIn, body: unknown = {}) =>
    post(`/api/signing/${path}`, body, { token }),
  check: async (person: SignedIn) => ok(await signing.get('check', person)).body,
  send: (kind: 'video' | 'signature', person: SignedIn, bytes: Buffer) =>
    signing.post(kind, person, formOf(kind, bytes)),
}

/** Everything is there but the last step: giving it to the provider. */
export const aReadySigner = async (): Promise<SignedIn> => {
  const person = await aSigner()
  ok(await signing.post('info-inquiry', person))
  ok(await signing.get('random-sentence', person))
  ok(await signing.send('video', person, aVideo()))
  ok(await signing.send('signature', person, await anImage()))
  return person
}

export const enrollmentOf = ({ userId }: SignedIn) =>
  db.from('signature_enrollments').where({ user_id: userId }).orderBy('created_at', 'desc').first()
interface SignatureRow {
  id: string
  status: string
  plan: string
  provider_ref: string
}
export const signaturesOf = ({ userId }: SignedIn): Promise<SignatureRow[]> =>
  db.from('document_signatures').where({ user_id: userId }).orderBy('created_at')

/** A person with a certificate. */
export const anEnrolledSigner = async (): Promise<SignedIn> => {
  const person = await aReadySigner()
  ok(await signing.post('enrollment', person))
  const { id } = await enrollmentOf(person)
  await (await app.container.make(FollowEnrollment)).execute({ id })
  assert.equal((await signing.check(person)).nextStep, 'SIGN')
  return person
}

/** The provider's program tells; anybody may try the same with another signature. */
export const sendCallback = (
  to: ProviderEvent,
  {
    secret = signatureAccount!.secret,
    headers = {},
    body,
  }: {
    secret?: string
    headers?: Record<string, string>
    body?: object
  } = {}
): Promise<Answer> => {
  const message = signedCallback(secret, to)
  return call('POST', '/api/signing/callback', {
    body: body ?? JSON.parse(message.body),
    headers: { ...message.headers, ...headers },
  })
}

/** The person asks to sign who they are, and is sent to the provider's page. */
export const openSigning = async (person: SignedIn): Promise<Answer> => {
  const { body } = await signing.get('digest', person)
  return signing.post('sign', person, { digest: body.digest })
}

/** What the person presses on the provider's page; the provider tells us at once. */
export const answerOnPage = (redirectUrl: string, result: 'sign' | 'refuse') =>
  fetch(`${baseUrl()}/demo/signature/page`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token: new URL(redirectUrl).searchParams.get('token')!, result }),
  })

/** The browser comes back from the provider. */
export const comeBack = async (id: string): Promise<string | null> => {
  const answer = await fetch(`${baseUrl()}/api/signing/redirect?id=${id}`, { redirect: 'manual' })
  return answer.status === 303 ? answer.headers.get('location') : String(answer.status)
}

export const filesOf = async (person: SignedIn) =>
  db.from('signature_files').where({ enrollment_id: (await enrollmentOf(person)).id })
export const isKept = (key: string) => drive.use().exists(key)
export const stored = (key: string) => drive.use().getBytes(key).then(Buffer.from)

/** What a submission needs to have been asked for a while ago, to be asked for by the job. */
export const letWait = (table: string, column: string, interval: string) =>
  db.rawQuery(`update ${table} set ${column} = ${column} - interval '${interval}'`)
