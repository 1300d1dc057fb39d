import type { HttpContext } from '@adonisjs/core/http'
import { documentKinds, type DocumentKind } from '#contracts/registration'
import { uploadLimits } from '#contracts/limits'
import { formFiles } from '#app/shared/http/form_files'

/** The bytes of a file, or null when it was larger than a paper may be. */
export type Uploads = Partial<Record<DocumentKind, Buffer | null>>

/**
 * The papers of a multipart request, each within its limit; other parts are dropped. Anything but multipart is
 * empty.
 */
export const readUploads = async (ctx: HttpContext): Promise<Uploads> => {
  const files = await formFiles(ctx)
  const uploads: Uploads = {}
  for (const kind of documentKinds) {
    const file = files.get(kind)
    if (file) uploads[kind] = file.length <= uploadLimits.kycDocument ? file : null
  }
  return uploads
}
