import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { decidedSteps, type DecidedStep } from '#contracts/companies'
import AskCompanyAgain from '#app/onboarding/companies/actions/ask_company_again'
import ClaimCompany from '#app/onboarding/companies/actions/claim_company'
import DecideCompanyStep from '#app/onboarding/companies/actions/decide_company_step'
import ReleaseCompany from '#app/onboarding/companies/actions/release_company'
import ReopenCompanyStep from '#app/onboarding/companies/actions/reopen_company_step'
import companies from '#app/onboarding/companies/companies_resource'
import {
  inquiryValidator,
  rejectionValidator,
  verifyValidator,
} from '#app/onboarding/companies/validators/review_validators'
import { staffOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { one } from '#app/platform/resource/reader'
import { reopenValidator } from '#app/platform/review/validators'
import { momentOf } from '#app/platform/values/validation'

/** Who commands, on which company. */
const commandOf = (ctx: HttpContext) => ({ actor: staffOf(ctx), companyId: ctx.params.id })

const stepOf = (ctx: HttpContext): DecidedStep => {
  const step = decidedSteps.find((known) => known === ctx.params.step)
  if (!step) throw new NotFound()
  return step
}

/** The company as it stands after the command. */
const companyOf = (ctx: HttpContext) => one(companies, staffOf(ctx), ctx.params.id)

/** What the legal officers say of a company's file. api-company "Legal admin" */
export default class CompanyReviewsController {
  @inject()
  async claim(ctx: HttpContext, claimCompany: ClaimCompany) {
    await claimCompany.execute(commandOf(ctx))
    return companyOf(ctx)
  }

  @inject()
  async release(ctx: HttpContext, releaseCompany: ReleaseCompany) {
    await releaseCompany.execute(commandOf(ctx))
    return companyOf(ctx)
  }

  @inject()
  async verify(ctx: HttpContext, decideCompanyStep: DecideCompanyStep) {
    const command = { ...commandOf(ctx), step: stepOf(ctx) }
    const { sentAt } = await ctx.request.validateUsing(verifyValidator)
    await decideCompanyStep.execute({ ...command, verdict: 'ACCEPTED', sentAt: momentOf(sentAt) })
    return companyOf(ctx)
  }

  @inject()
  async reject(ctx: HttpContext, decideCompanyStep: DecideCompanyStep) {
    const command = { ...commandOf(ctx), step: stepOf(ctx) }
    const { rejectionReason: reason, sentAt } = await ctx.request.validateUsing(rejectionValidator)
    const verdict = 'REJECTED'
    await decideCompanyStep.execute({ ...command, verdict, reason, sentAt: momentOf(sentAt) })
    return companyOf(ctx)
  }

  @inject()
  async reopen(ctx: HttpContext, reopenCompanyStep: ReopenCompanyStep) {
    const command = { ...commandOf(ctx), step: stepOf(ctx) }
    const { reason, decidedAt } = await ctx.request.validateUsing(reopenValidator)
    await reopenCompanyStep.execute({ ...command, reason, decidedAt: momentOf(decidedAt) })
    return companyOf(ctx)
  }

  @inject()
  async ask(ctx: HttpContext, askCompanyAgain: AskCompanyAgain) {
    const given = await ctx.request.validateUsing(inquiryValidator)
    await askCompanyAgain.execute({ ...commandOf(ctx), ...given })
    return companyOf(ctx)
  }
}
