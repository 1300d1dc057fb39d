import type { HttpContext } from '@adonisjs/core/http'

const read = new WeakMap<HttpContext, Promise<ReadonlyMap<string, Buffer>>>()

/**
 * The files of a form by field, read into memory by whoever may send them: no copy stays on the disk. The
 * parser's own limit ends a request that is too large; validators judge size and kind afterwards. Read once
 * for a request, whoever asks first; empty where there is no form.
 */
export const formFiles = (ctx: HttpContext): Promise<ReadonlyMap<string, Buffer>> => {
  const files = read.get(ctx) ?? readFiles(ctx)
  read.set(ctx, files)
  return files
}

const readFiles = async ({ request }: HttpContext): Promise<ReadonlyMap<string, Buffer>> => {
  const files = new Map<string, Buffer>()
  if (request.bodyType !== 'multipart') return files
  request.multipart.onFile('*', {}, async (part, reportChunk) => {
    const chunks: Buffer[] = []
    for await (const chunk of part) {
      reportChunk(chunk)
      chunks.push(chunk)
    }
    files.set(part.name, Buffer.concat(chunks))
  })
  await request.multipart.process()
  return files
}
