import type { HttpContext } from '@adonisjs/core/http'
import { signingLimits } from '#contracts/signing'
import { Refusal } from '#app/shared/errors'
import { formFiles } from '#app/shared/http/form_files'
import { messages } from '../i18n/fa.js'

/**
 * A file of a form, which has to arrive within the time that person §7 gives a video.
 * @throws Refusal (408) when it does not; the form's own limit of size is a 413
 */
export const readUpload = async (ctx: HttpContext, field: string): Promise<Buffer | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      ctx.response.header('Connection', 'close')
      reject(new Refusal('ServerException', 408, messages.uploadTooSlow))
    }, signingLimits.uploadMs)
  })
  const files = formFiles(ctx)
  // A form that ends too late, or badly, has been answered already.
  files.catch(() => undefined)
  try {
    return (await Promise.race([files, late])).get(field)
  } finally {
    clearTimeout(timer)
  }
}
