import type { HttpContext } from '@adonisjs/core/http'
import { signingLimits } from '#contracts/signing'
import { formInTime } from '#app/platform/http/form_in_time'
import { messages } from '../i18n/fa.js'

/** A file of a form, which has to arrive within the time that person §7 gives a video. */
export const readUpload = async (ctx: HttpContext, field: string): Promise<Buffer | undefined> => {
  const patience = { ms: signingLimits.uploadMs, message: messages.uploadTooSlow }
  return (await formInTime(ctx, patience)).get(field)
}
