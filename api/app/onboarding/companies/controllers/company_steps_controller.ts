import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ChooseBranch from '#app/onboarding/companies/actions/choose_branch'
import SendInformation from '#app/onboarding/companies/actions/send_information'
import SendOfficialPaper from '#app/onboarding/companies/actions/send_official_paper'
import { ceoOf, memberOf } from '#app/onboarding/companies/domain/member_of'
import { oneUpload } from '#app/onboarding/companies/http/one_upload'
import { readOfficialPaper } from '#app/onboarding/companies/http/read_papers'
import { companyPhases } from '#app/onboarding/companies/queries/company_file'
import {
  branchValidator,
  informationValidator,
} from '#app/onboarding/companies/validators/company_validators'
import { customerOf } from '#app/platform/audit/actor'

/** What a company sends of its file, step by step. api-company "Onboarding" */
export default class CompanyStepsController {
  async show(ctx: HttpContext) {
    return companyPhases(memberOf(customerOf(ctx)).companyId)
  }

  @inject()
  async information(ctx: HttpContext, sendInformation: SendInformation) {
    const actor = customerOf(ctx)
    const given = await ctx.request.validateUsing(informationValidator)
    await sendInformation.execute({ actor, ...given })
    return companyPhases(memberOf(actor).companyId)
  }

  @inject()
  async officialPaper(ctx: HttpContext, sendOfficialPaper: SendOfficialPaper) {
    const actor = customerOf(ctx)
    const { companyId } = ceoOf(actor)
    await oneUpload(companyId, async () => {
      await sendOfficialPaper.execute({ actor, files: await readOfficialPaper(ctx) })
    })
    return companyPhases(companyId)
  }

  @inject()
  async appointment(ctx: HttpContext, chooseBranch: ChooseBranch) {
    const actor = customerOf(ctx)
    const given = await ctx.request.validateUsing(branchValidator)
    await chooseBranch.execute({ actor, ...given })
    return companyPhases(memberOf(actor).companyId)
  }
}
