import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import RegisterCompany from '#app/onboarding/companies/actions/register_company'
import RenewAsCeo from '#app/onboarding/companies/actions/renew_as_ceo'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { assignedCompanies } from '#app/onboarding/companies/queries/assigned_companies'
import { companyFile } from '#app/onboarding/companies/queries/company_file'
import { registerValidator } from '#app/onboarding/companies/validators/company_validators'
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

  async assigned(ctx: HttpContext) {
    return assignedCompanies(customerOf(ctx).id)
  }

  async show(ctx: HttpContext) {
    return companyFile(memberOf(customerOf(ctx)).companyId)
  }
}
