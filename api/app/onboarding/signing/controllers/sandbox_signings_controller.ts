import type { HttpContext } from '@adonisjs/core/http'
import { sandboxPrefix } from '#config/signing'
import { NotFound } from '#app/platform/errors'
import { sandboxCall, sandboxTexts } from '../http/sandbox_call.js'
import { sandboxProvider } from '../sandbox/sandbox_provider.js'

/** The sandbox provider's side of the protocol, for who signs. docs/adr/0022 */
export default class SandboxSigningsController {
  async store(ctx: HttpContext) {
    const text = await sandboxTexts(ctx)
    const request = {
      serial: text('certificateSerial'),
      title: text('title'),
      digest: text('digest'),
      callback_url: text('callbackUrl'),
      return_url: text('returnUrl'),
    }
    const opened = await sandboxProvider.openSigning(request, text('reference'))
    // Where the browser reached us, it reaches the sandbox too.
    const { origin } = new URL(opened.return_url)
    return { id: opened.id, pageUrl: `${origin}${sandboxPrefix}/page?token=${opened.token}` }
  }

  async show(ctx: HttpContext) {
    await sandboxCall(ctx)
    const signing = await sandboxProvider.signing(ctx.params.ref)
    if (!signing) throw new NotFound()
    const { status, digest, serial, signature, signed_at: signedAt } = signing
    return { status, digest, certificateSerial: serial, signature, signedAt }
  }
}
