import type { HttpContext } from '@adonisjs/core/http'
import { documentKinds, type DocumentKind } from '#contracts/registration'
import { uploadLimits } from '#contracts/limits'

/** The bytes of a file, or null when it was larger than a paper may be. */
export type Uploads = Partial<Record<DocumentKind, Buffer | null>>

const isKind = (name: string): name is DocumentKind => documentKinds.some((kind) => kind === name)

/**
 * Reads the papers of a multipart request into memory, each within its limit; other parts are dropped.
 * The parser's own limit ends a request that is too large as a whole. Anything but multipart is empty.
 */
export const readUploads = async ({ request }: HttpContext): Promise<Uploads> => {
  const uploads: Uploads = {}
  if (!request.is(['multipart/form-data'])) return uploads
  request.multipart.onFile('*', {}, async (part, reportChunk) => {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of part) {
      reportChunk(chunk)
      size += chunk.length
      if (isKind(part.name) && size <= uploadLimits.kycDocument) chunks.push(chunk)
    }
    if (isKind(part.name)) {
      uploads[part.name] = size <= uploadLimits.kycDocument ? Buffer.concat(chunks) : null
    }
  })
  await request.multipart.process()
  return uploads
}
