import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { SignatureFileKind } from '#contracts/signing'
import ViewFile from '#app/onboarding/signing/actions/view_file'
import { staffOf } from '#app/platform/audit/actor'
import { privateFile } from '#app/platform/http/private_file'

const send = async (ctx: HttpContext, viewFile: ViewFile, kind: SignatureFileKind) => {
  const command = { actor: staffOf(ctx), enrollmentId: ctx.params.id, kind }
  const { bytes, mimeType } = await viewFile.execute(command)
  privateFile(ctx, mimeType, 'inline')
  return ctx.response.send(bytes)
}

/** A person's video and signature, for the staff who may see them; each look is audited. */
export default class EnrollmentFilesController {
  @inject()
  async video(ctx: HttpContext, viewFile: ViewFile) {
    return send(ctx, viewFile, 'VIDEO')
  }

  @inject()
  async signature(ctx: HttpContext, viewFile: ViewFile) {
    return send(ctx, viewFile, 'SIGNATURE')
  }
}
