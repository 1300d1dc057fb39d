import type { HttpContext } from '@adonisjs/core/http'

const field = 'file'

/**
 * The bank's file, read into memory by whoever may import it: no copy stays on the disk. The validator
 * judges its size and kind afterwards; the parser's own limit ends a request that is too large.
 */
export const readResult = async ({ request }: HttpContext): Promise<Buffer | undefined> => {
  if (request.bodyType !== 'multipart') return undefined
  let bytes: Buffer | undefined
  request.multipart.onFile('*', {}, async (part, reportChunk) => {
    const chunks: Buffer[] = []
    for await (const chunk of part) {
      reportChunk(chunk)
      if (part.name === field) chunks.push(chunk)
    }
    if (part.name === field) bytes = Buffer.concat(chunks)
  })
  await request.multipart.process()
  return bytes
}
