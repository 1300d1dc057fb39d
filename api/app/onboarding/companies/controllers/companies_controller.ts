import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ChooseBranch from '#app/onboarding/companies/actions/choose_branch'
import RegisterCompany from '#app/onboarding/companies/actions/register_company'
import RenewAsCeo from '#app/onboarding/companies/actions/renew_as_ceo'
import SendInformation from '#app/onboarding/companies/actions/send_information'
import SendOfficialPaper from '#app/onboarding/companies/actions/send_official_paper'
import { ceoOf, memberOf } from '#app/onboarding/companies/domain/member_of'
import { oneUpload } from '#app/onboarding/companies/http/one_upload'
import { readOfficialPaper } from '#app/onboarding/companies/http/read_papers'
import { assignedCompanies } from '#app/onboarding/companies/queries/assigned_companies'
import { companyFile, companyPhases } from '#app/onboarding/companies/queries/company_file'
import {
  branchValidator,
  informationValidator,
  registerValidator,
} from '#app/onboarding/companies/validators/company_validators'
import { answerTokens } from '#app/people/identity/http/token_answer'
import { customerOf } from '#app/platform/audit/actor'

/** Companies of the caller, and the one that the token speaks for. api-company "Onboarding" */
export default class CompaniesController {
  @inject()
  async store(ctx: HttpContext, registerCompany: RegisterCompany) {
    const given = await ctx.request.validateUsing(registerValidator)
    const { companyUniqueSerial, ...pair } = await registerCompany.execute({
      actor: customerOf(ctx),
      ...given,
    })
    ctx.response.status(201)
    return { companyUniqueSerial, ...answerTokens(ctx, pair, 'customer') }
  }

  @inject()
  async ceoToken(ctx: HttpContext, renewAsCeo: RenewAsCeo) {
    return answerTokens(ctx, await renewAsCeo.execute(customerOf(ctx)), 'customer')
  }

  @inject()
  async update(ctx: HttpContext, sendInformation: SendInformation) {
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

  async assigned(ctx: HttpContext) {
    return assignedCompanies(customerOf(ctx).id)
  }

  async show(ctx: HttpContext) {
    return companyFile(memberOf(customerOf(ctx)).companyId)
  }

  async phases(ctx: HttpContext) {
    return companyPhases(memberOf(customerOf(ctx)).companyId)
  }
}
