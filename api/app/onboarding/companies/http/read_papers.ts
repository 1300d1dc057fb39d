import type { HttpContext } from '@adonisjs/core/http'
import { companyPaperKinds, memberPaperKinds } from '#contracts/companies'
import { uploadLimits } from '#contracts/limits'
import { readPapers } from '#app/platform/http/read_papers'

export const readOfficialPaper = (ctx: HttpContext) =>
  readPapers(ctx, companyPaperKinds, uploadLimits.companyOfficialPaper)

export const readMemberPapers = (ctx: HttpContext) =>
  readPapers(ctx, memberPaperKinds, uploadLimits.companyMemberImage)
