import type { HttpContext } from '@adonisjs/core/http'
import type { SentPapers } from '../files/papers.js'
import { formFiles } from './form_files.js'

/** The pictures of a multipart request, each within its limit; other parts are dropped, and anything else is empty. */
export const readPapers = async <Kind extends string>(
  ctx: HttpContext,
  kinds: readonly Kind[],
  bytesMax: number
): Promise<SentPapers<Kind>> => {
  const files = await formFiles(ctx)
  const papers: SentPapers<Kind> = {}
  for (const kind of kinds) {
    const file = files.get(kind)
    if (file) papers[kind] = file.length <= bytesMax ? file : null
  }
  return papers
}
