import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { steps, type Step } from '#contracts/registration'
import AskAgain from '#app/onboarding/registration/actions/ask_again'
import ClaimRegistration from '#app/onboarding/registration/actions/claim_registration'
import DecideStep from '#app/onboarding/registration/actions/decide_step'
import RecordScore from '#app/onboarding/registration/actions/record_score'
import RecordVisit from '#app/onboarding/registration/actions/record_visit'
import ReleaseRegistration from '#app/onboarding/registration/actions/release_registration'
import ReopenStep from '#app/onboarding/registration/actions/reopen_step'
import registrations from '#app/onboarding/registration/registration_resource'
import {
  approveValidator,
  inquiryValidator,
  rejectValidator,
  scoreValidator,
  visitValidator,
} from '#app/onboarding/registration/validators/review_validators'
import { staffOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { one } from '#app/platform/resource/reader'
import { reopenValidator } from '#app/platform/review/validators'
import { momentOf } from '#app/platform/values/validation'

const isStep = (name: unknown): name is Step => steps.some((step) => step === name)

/** Who commands, on which file. */
const commandOf = (ctx: HttpContext) => {
  const { id: registrationId } = ctx.params
  return { actor: staffOf(ctx), registrationId }
}

const stepOf = (ctx: HttpContext): Step => {
  if (!isStep(ctx.params.step)) throw new NotFound()
  return ctx.params.step
}

/** The file as it stands after the command. */
const fileOf = (ctx: HttpContext) => one(registrations, staffOf(ctx), ctx.params.id)

export default class ReviewsController {
  @inject()
  async claim(ctx: HttpContext, claimRegistration: ClaimRegistration) {
    await claimRegistration.execute(commandOf(ctx))
    return fileOf(ctx)
  }

  @inject()
  async release(ctx: HttpContext, releaseRegistration: ReleaseRegistration) {
    await releaseRegistration.execute(commandOf(ctx))
    return fileOf(ctx)
  }

  @inject()
  async approve(ctx: HttpContext, decideStep: DecideStep) {
    const command = { ...commandOf(ctx), step: stepOf(ctx) }
    const { sentAt } = await ctx.request.validateUsing(approveValidator)
    await decideStep.execute({ ...command, verdict: 'APPROVED', sentAt: momentOf(sentAt) })
    return fileOf(ctx)
  }

  @inject()
  async reject(ctx: HttpContext, decideStep: DecideStep) {
    const command = { ...commandOf(ctx), step: stepOf(ctx) }
    const { rejectionReason: reason, sentAt } = await ctx.request.validateUsing(rejectValidator)
    await decideStep.execute({ ...command, verdict: 'REJECTED', reason, sentAt: momentOf(sentAt) })
    return fileOf(ctx)
  }

  @inject()
  async reopen(ctx: HttpContext, reopenStep: ReopenStep) {
    const command = { ...commandOf(ctx), step: stepOf(ctx) }
    const { reason, decidedAt } = await ctx.request.validateUsing(reopenValidator)
    await reopenStep.execute({ ...command, reason, decidedAt: momentOf(decidedAt) })
    return fileOf(ctx)
  }

  @inject()
  async score(ctx: HttpContext, recordScore: RecordScore) {
    const command = commandOf(ctx)
    const { accepted, reason } = await ctx.request.validateUsing(scoreValidator)
    await recordScore.execute({ ...command, accepted, reason: reason ?? undefined })
    return fileOf(ctx)
  }

  @inject()
  async visit(ctx: HttpContext, recordVisit: RecordVisit) {
    const command = commandOf(ctx)
    const { accepted, reason } = await ctx.request.validateUsing(visitValidator)
    await recordVisit.execute({
      ...command,
      accepted: accepted ?? true,
      reason: reason ?? undefined,
    })
    return fileOf(ctx)
  }

  @inject()
  async ask(ctx: HttpContext, askAgain: AskAgain) {
    const command = commandOf(ctx)
    const { kind } = await ctx.request.validateUsing(inquiryValidator)
    await askAgain.execute({ ...command, kind })
    return fileOf(ctx)
  }
}
