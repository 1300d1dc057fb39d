import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import UploadPapers from '#app/onboarding/companies/actions/upload_papers'
import companies from '#app/onboarding/companies/companies_resource'
import { oneUpload } from '#app/onboarding/companies/http/one_upload'
import { readMemberPapers, readOfficialPaper } from '#app/onboarding/companies/http/read_papers'
import { memberPapersValidator } from '#app/onboarding/companies/validators/review_validators'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'

const commandOf = (ctx: HttpContext) => ({ actor: staffOf(ctx), companyId: ctx.params.id })

/** The company as it stands after the command. */
const companyOf = (ctx: HttpContext) => one(companies, staffOf(ctx), ctx.params.id)

/** Papers that the legal officers upload on a company's behalf. company §7 */
export default class PapersOnBehalfController {
  @inject()
  async officialPaper(ctx: HttpContext, uploadPapers: UploadPapers) {
    const { reason } = await reasonValidator.validate(ctx.request.qs())
    const command = commandOf(ctx)
    await oneUpload(command.companyId, async () => {
      await uploadPapers.execute({ ...command, files: await readOfficialPaper(ctx), reason })
    })
    return companyOf(ctx)
  }

  @inject()
  async nationalCard(ctx: HttpContext, uploadPapers: UploadPapers) {
    const given = await memberPapersValidator.validate(ctx.request.qs())
    const command = { ...commandOf(ctx), ...given }
    await oneUpload(command.companyId, async () => {
      await uploadPapers.execute({ ...command, files: await readMemberPapers(ctx) })
    })
    return companyOf(ctx)
  }
}
