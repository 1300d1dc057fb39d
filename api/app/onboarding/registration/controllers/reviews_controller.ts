import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { steps, type Step, type StepStatus } from '#contracts/registration'
import AskAgain from '#app/onboarding/registration/actions/ask_again'
import RecordScore from '#app/onboarding/registration/actions/record_score'
import RecordVisit from '#app/onboarding/registration/actions/record_visit'
import { registrationReview } from '#app/onboarding/registration/registration_review'
import registrations from '#app/onboarding/registration/registration_resource'
import {
  inquiryValidator,
  scoreValidator,
  visitValidator,
} from '#app/onboarding/registration/validators/review_validators'
import { staffOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { one } from '#app/platform/resource/reader'
import FileReviewsController from '#app/platform/review/reviews_controller'

/** Who commands, on which file. */
const commandOf = (ctx: HttpContext) => {
  const { id: registrationId } = ctx.params
  return { actor: staffOf(ctx), registrationId }
}

/** The file as it stands after the command. */
const fileOf = (ctx: HttpContext) => one(registrations, staffOf(ctx), ctx.params.id)

export default class ReviewsController extends FileReviewsController<Step, StepStatus> {
  readonly of = { review: registrationReview, resource: registrations }

  protected partOf({ params }: HttpContext): Step {
    const step = steps.find((known) => known === params.step)
    if (!step) throw new NotFound()
    return step
  }

  @inject()
  async score(ctx: HttpContext, recordScore: RecordScore) {
    const { accepted, reason } = await ctx.request.validateUsing(scoreValidator)
    await recordScore.execute({ ...commandOf(ctx), accepted, reason: reason ?? undefined })
    return fileOf(ctx)
  }

  @inject()
  async visit(ctx: HttpContext, recordVisit: RecordVisit) {
    const { accepted, reason } = await ctx.request.validateUsing(visitValidator)
    const visited = { accepted: accepted ?? true, reason: reason ?? undefined }
    await recordVisit.execute({ ...commandOf(ctx), ...visited })
    return fileOf(ctx)
  }

  @inject()
  async ask(ctx: HttpContext, askAgain: AskAgain) {
    const { kind } = await ctx.request.validateUsing(inquiryValidator)
    await askAgain.execute({ ...commandOf(ctx), kind })
    return fileOf(ctx)
  }
}
