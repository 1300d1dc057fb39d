import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { UploadAnswer } from '#contracts/order_uploads'
import { distributorUserOf } from '#app/platform/audit/actor'
import { sendFile } from '#app/platform/http/send_file'
import CheckUpload from '../actions/check_upload.js'
import PostUpload from '../actions/post_upload.js'
import { rejectedFile, templateFile } from '../exports/upload_files.js'
import { askedHead } from '../http/read_head.js'
import { inTurn, readInvoices, uploadedFile } from '../http/read_upload.js'
import { rejectedRows } from '../queries/rows.js'
import { ownUpload } from '../queries/uploads.js'

/** Files of invoices that people of a distributor send. */
export default class UploadsController {
  @inject()
  async store(ctx: HttpContext, checkUpload: CheckUpload): Promise<UploadAnswer> {
    const actor = distributorUserOf(ctx)
    const file = await uploadedFile(ctx)
    const asked = await askedHead(ctx)
    const read = () => readInvoices(file, actor, asked)
    const answer = await inTurn(actor.distributorId, () =>
      checkUpload.execute({ actor, file, read })
    )
    ctx.response.status(201)
    return answer
  }

  async template(ctx: HttpContext) {
    distributorUserOf(ctx)
    await sendFile(ctx, await templateFile())
  }

  @inject()
  async post(ctx: HttpContext, postUpload: PostUpload) {
    return postUpload.execute({ actor: distributorUserOf(ctx), id: ctx.params.id })
  }

  async rejected(ctx: HttpContext) {
    const { id } = await ownUpload(ctx.params.id, distributorUserOf(ctx))
    await sendFile(ctx, await rejectedFile(await rejectedRows(id)))
  }
}
