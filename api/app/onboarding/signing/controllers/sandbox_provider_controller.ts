import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { sandboxPrefix } from '#config/signing'
import { Conflict, NotFound, Refusal } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'
import { imageTypeOf } from '#app/platform/files/image'
import { videoTypeOf } from '../domain/video_type.js'
import { signedBody } from '../http/signed_request.js'
import {
  hasSigningFault,
  sandboxProvider,
  type SandboxEnrollment,
} from '../sandbox/sandbox_provider.js'
import { sendCallback } from '../sandbox/send_callback.js'

const sentenceMinutes = 30
/** A machine's look at a video takes a moment. Tests send the callback themselves. */
const decisionMs = 3_000

type Json = Record<string, unknown>

/** Every call is signed; a provider that is down answers none. */
const called = async (ctx: HttpContext): Promise<{ bytes: Buffer; json: Json }> => {
  const bytes = await signedBody(ctx)
  if (await hasSigningFault('DOWN')) throw new Refusal('ServerException', 503, 'sandbox: down')
  const isJson = ctx.request.method() === 'POST' && bytes.length > 0
  return { bytes, json: isJson ? (JSON.parse(bytes.toString()) as Json) : {} }
}

const enrollmentOf = async ({ params }: HttpContext): Promise<SandboxEnrollment> => {
  const enrollment = await sandboxProvider.find(params.ref)
  if (!enrollment) throw new NotFound()
  return enrollment
}

const expiry = () => clock.systemNow().plus({ minutes: sentenceMinutes }).toISO()

const sendCallbackLater = (id: string, callbackUrl: string) => {
  const event = { kind: 'ENROLLMENT', providerRef: id } as const
  if (!app.inTest) setTimeout(() => void sendCallback(callbackUrl, event), decisionMs).unref()
}

/** The sandbox provider's side of the protocol. docs/adr/0022 */
export default class SandboxProviderController {
  async inquire(ctx: HttpContext) {
    await called(ctx)
    return { matched: !(await hasSigningFault('IDENTITY_MISMATCH')) }
  }

  async open(ctx: HttpContext) {
    const { json } = await called(ctx)
    const { id, sentences } = await sandboxProvider.open(String(json.reference))
    return { id, sentence: sentences[0], sentenceExpiresAt: expiry() }
  }

  async sentence(ctx: HttpContext) {
    await called(ctx)
    const { id } = await enrollmentOf(ctx)
    return { sentence: await sandboxProvider.addSentence(id), sentenceExpiresAt: expiry() }
  }

  async video(ctx: HttpContext) {
    const { bytes } = await called(ctx)
    const { id } = await enrollmentOf(ctx)
    if (!videoTypeOf(bytes)) throw new Conflict('sandbox: no video')
    await sandboxProvider.receive(id, { video_sentence: String(ctx.request.qs().sentence) })
    return { received: true }
  }

  async image(ctx: HttpContext) {
    const { bytes } = await called(ctx)
    const { id } = await enrollmentOf(ctx)
    if (!imageTypeOf(bytes)) throw new Conflict('sandbox: no picture')
    await sandboxProvider.receive(id, { has_signature: true })
    return { received: true }
  }

  async submit(ctx: HttpContext) {
    const { json } = await called(ctx)
    const { id } = await enrollmentOf(ctx)
    const callbackUrl = String(json.callbackUrl)
    if (!(await sandboxProvider.submit(id, callbackUrl))) throw new Conflict('sandbox: incomplete')
    sendCallbackLater(id, callbackUrl)
    return { status: 'SUBMITTED' }
  }

  async enrollment(ctx: HttpContext) {
    await called(ctx)
    await enrollmentOf(ctx)
    const decided = (await sandboxProvider.decide(ctx.params.ref))!
    const { status, reason, serial, public_key: publicKey } = decided
    const expiresAt = decided.certificate_expires_at
    return { status, reason, certificate: serial && { serial, publicKey, expiresAt } }
  }

  async openSigning(ctx: HttpContext) {
    const { json } = await called(ctx)
    const text = (name: string) => String(json[name])
    const request = {
      serial: text('certificateSerial'),
      title: text('title'),
      digest: text('digest'),
      callback_url: text('callbackUrl'),
      return_url: text('returnUrl'),
    }
    const {
      id,
      token,
      return_url: back,
    } = await sandboxProvider.openSigning(request, text('reference'))
    // Where the browser reached us, it reaches the sandbox too.
    return { id, pageUrl: `${new URL(back).origin}${sandboxPrefix}/page?token=${token}` }
  }

  async signing(ctx: HttpContext) {
    await called(ctx)
    const signing = await sandboxProvider.signing(ctx.params.ref)
    if (!signing) throw new NotFound()
    const { status, digest, serial, signature, signed_at: signedAt } = signing
    return { status, digest, certificateSerial: serial, signature, signedAt }
  }
}
