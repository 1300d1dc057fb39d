import type { HttpContext } from '@adonisjs/core/http'
import { Conflict } from '#app/platform/errors'
import { imageTypeOf } from '#app/platform/files/image'
import { videoTypeOf } from '../domain/video_type.js'
import { sandboxCall, sandboxEnrollment, sandboxTexts } from '../http/sandbox_call.js'
import { decisionOf, sandboxProvider, withExpiry } from '../sandbox/sandbox_provider.js'
import { sendCallbackLater } from '../sandbox/send_callback.js'

/** The sandbox provider's side of the protocol, for who enrols. docs/adr/0022 */
export default class SandboxEnrollmentsController {
  async inquire(ctx: HttpContext) {
    await sandboxCall(ctx)
    return { matched: await sandboxProvider.matchesIdentity() }
  }

  async store(ctx: HttpContext) {
    const text = await sandboxTexts(ctx)
    const { id, sentences } = await sandboxProvider.open(text('reference'))
    return { id, ...withExpiry(sentences[0]!) }
  }

  async sentence(ctx: HttpContext) {
    await sandboxCall(ctx)
    const { id } = await sandboxEnrollment(ctx)
    return withExpiry(await sandboxProvider.addSentence(id))
  }

  async video(ctx: HttpContext) {
    const bytes = await sandboxCall(ctx)
    const { id } = await sandboxEnrollment(ctx)
    if (!videoTypeOf(bytes)) throw new Conflict('sandbox: no video')
    await sandboxProvider.receive(id, { video_sentence: String(ctx.request.qs().sentence) })
    return { received: true }
  }

  async image(ctx: HttpContext) {
    const bytes = await sandboxCall(ctx)
    const { id } = await sandboxEnrollment(ctx)
    if (!imageTypeOf(bytes)) throw new Conflict('sandbox: no picture')
    await sandboxProvider.receive(id, { has_signature: true })
    return { received: true }
  }

  async submit(ctx: HttpContext) {
    const callbackUrl = (await sandboxTexts(ctx))('callbackUrl')
    const { id } = await sandboxEnrollment(ctx)
    if (!(await sandboxProvider.submit(id, callbackUrl))) throw new Conflict('sandbox: incomplete')
    sendCallbackLater(callbackUrl, { kind: 'ENROLLMENT', providerRef: id })
    return { status: 'SUBMITTED' }
  }

  async show(ctx: HttpContext) {
    await sandboxCall(ctx)
    const { id } = await sandboxEnrollment(ctx)
    return decisionOf((await sandboxProvider.decide(id))!)
  }
}
