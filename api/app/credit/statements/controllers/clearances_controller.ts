import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import TakeClearance from '#app/credit/statements/actions/take_clearance'
import { clearanceDocument } from '#app/credit/statements/exports/clearance_document'
import { clearance as text } from '#app/credit/statements/i18n/fa'
import { customerOf } from '#app/platform/audit/actor'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { savedAs } from '#app/platform/http/saved_as'
import { sendFile } from '#app/platform/http/send_file'
import { issueSignedFile } from '#app/platform/signed_files/issue_signed_file'

const quota = { name: 'clearance', perDay: 20 }

export default class ClearancesController {
  @inject()
  async show(ctx: HttpContext, takeClearance: TakeClearance) {
    const actor = customerOf(ctx)
    const clearance = await takeClearance.execute({ actor, plan: ctx.params.plan })
    // Whoever is refused may come back as often as they like.
    await consumeDailyQuota({ ...quota, who: actor.id, message: text.tooMany })
    const document = clearanceDocument(clearance)
    const file = await issueSignedFile({
      id: clearance.signedFileId,
      kind: 'CLEARANCE',
      document,
      asker: actor.id,
    })
    await sendFile(ctx, {
      mediaType: 'application/pdf',
      disposition: savedAs({ name: 'clearance', title: document.title }, 'pdf'),
      content: [file],
    })
  }
}
