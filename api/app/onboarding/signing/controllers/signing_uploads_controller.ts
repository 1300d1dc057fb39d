import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import SendSignature from '#app/onboarding/signing/actions/send_signature'
import SendVideo from '#app/onboarding/signing/actions/send_video'
import { readUpload } from '#app/onboarding/signing/http/read_upload'
import { messages } from '#app/onboarding/signing/i18n/fa'
import { openEnrollmentOf } from '#app/onboarding/signing/queries/open_enrollment'
import { signingStanding } from '#app/onboarding/signing/queries/signing_standing'
import { countSigning } from '#app/onboarding/signing/quota'
import { customerOf, type CustomerActor } from '#app/platform/audit/actor'
import { KeyedMutex } from '#app/platform/process/semaphore'

/** One person's files are read one after the other: what waits stays on the line, and only one more may. */
const uploads = new KeyedMutex(1, messages.uploadRuns)

/** Whoever has nothing to send a file for is told before it is read. */
const receive = async (
  ctx: HttpContext,
  field: string,
  keep: (actor: CustomerActor, file: Buffer | undefined) => Promise<void>
) => {
  const actor = customerOf(ctx)
  await openEnrollmentOf(actor.id)
  await countSigning('upload', actor.id)
  await uploads.run(actor.id, async () => keep(actor, await readUpload(ctx, field)))
  return signingStanding(actor)
}

export default class SigningUploadsController {
  @inject()
  async video(ctx: HttpContext, sendVideo: SendVideo) {
    return receive(ctx, 'video', (actor, video) => sendVideo.execute({ actor, video }))
  }

  @inject()
  async signature(ctx: HttpContext, sendSignature: SendSignature) {
    return receive(ctx, 'signature', (actor, picture) => sendSignature.execute({ actor, picture }))
  }
}
