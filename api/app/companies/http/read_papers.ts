import type { HttpContext } from '@adonisjs/core/http'
import { companyPaperKinds, memberPaperKinds } from '#contracts/companies'
import { uploadLimits } from '#contracts/limits'
import { formFiles } from '#app/shared/http/form_files'
import type { SentPapers } from '#app/shared/papers'

/** The pictures of a multipart request, each within its limit; other parts are dropped. */
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

export const readOfficialPaper = (ctx: HttpContext) =>
  readPapers(ctx, companyPaperKinds, uploadLimits.companyOfficialPaper)

export const readMemberPapers = (ctx: HttpContext) =>
  readPapers(ctx, memberPaperKinds, uploadLimits.companyMemberImage)
