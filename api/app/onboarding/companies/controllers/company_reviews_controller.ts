import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { decidedSteps, type CompanyStatus, type DecidedStep } from '#contracts/companies'
import AskCompanyAgain from '#app/onboarding/companies/actions/ask_company_again'
import companies from '#app/onboarding/companies/companies_resource'
import { companyReview } from '#app/onboarding/companies/company_review'
import { companyInquiryValidator } from '#app/onboarding/companies/validators/review_validators'
import { staffOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { one } from '#app/platform/resource/reader'
import ReviewsController from '#app/platform/review/reviews_controller'

/** What the legal officers say of a company's file. api-company "Legal admin" */
export default class CompanyReviewsController extends ReviewsController<
  DecidedStep,
  CompanyStatus
> {
  readonly of = { review: companyReview, resource: companies }

  protected partOf({ params }: HttpContext): DecidedStep {
    const step = decidedSteps.find((known) => known === params.step)
    if (!step) throw new NotFound()
    return step
  }

  @inject()
  async ask(ctx: HttpContext, askCompanyAgain: AskCompanyAgain) {
    const actor = staffOf(ctx)
    const given = await ctx.request.validateUsing(companyInquiryValidator)
    await askCompanyAgain.execute({ actor, companyId: ctx.params.id, ...given })
    return one(companies, actor, ctx.params.id)
  }
}
