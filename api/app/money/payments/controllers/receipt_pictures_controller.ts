import drive from '@adonisjs/drive/services/main'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { uploadLimits } from '#contracts/limits'
import SendReceiptPicture, {
  receiptPictureKinds,
  refusePicture,
} from '#app/money/payments/actions/send_receipt_picture'
import { messages } from '#app/money/payments/i18n/fa'
import { receiptPicture } from '#app/money/payments/queries/receipt_picture'
import { customerOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { privateFile } from '#app/platform/http/private_file'
import { readPapers } from '#app/platform/http/read_papers'
import { KeyedMutex } from '#app/platform/process/semaphore'

/** Far above what a person sends. */
const picturesADay = 30

/** Per customer: reads one picture at a time, one more may wait. */
const uploads = new KeyedMutex(1, messages.pictureRuns)

export default class ReceiptPicturesController {
  @inject()
  async store(ctx: HttpContext, sendReceiptPicture: SendReceiptPicture) {
    const actor = customerOf(ctx)
    const paymentId: string = ctx.params.id
    await refusePicture(actor, paymentId)
    const [name, message] = ['receipt-pictures', messages.picturesToday]
    await consumeDailyQuota({ name, who: actor.id, perDay: picturesADay, message })
    return uploads.run(actor.id, async () => {
      const files = await readPapers(ctx, receiptPictureKinds, uploadLimits.registrationImage)
      return sendReceiptPicture.execute({ actor, paymentId, files })
    })
  }

  /** Only for the caller's token: no shared browser cache. */
  async show(ctx: HttpContext) {
    const { fileKey, mimeType } = await receiptPicture(ctx.params.id)
    if (!(await drive.use().exists(fileKey))) throw new NotFound()
    privateFile(ctx, mimeType)
    ctx.response.stream(await drive.use().getStream(fileKey))
  }
}
