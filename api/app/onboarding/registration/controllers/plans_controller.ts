import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ApplyAgain from '#app/onboarding/registration/actions/apply_again'
import SelectBusinessPlan from '#app/onboarding/registration/actions/select_business_plan'
import { registrationStatus } from '#app/onboarding/registration/queries/registration_status'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'

export default class PlansController {
  @inject()
  async store(ctx: HttpContext, selectBusinessPlan: SelectBusinessPlan) {
    return selectBusinessPlan.execute({ actor: customerOf(ctx), plan: ctx.params.plan })
  }

  /** A refused applicant asks anew, from the day that the refusal named. */
  @inject()
  async reopen(ctx: HttpContext, applyAgain: ApplyAgain) {
    await applyAgain.execute({ actor: customerOf(ctx), plan: ctx.params.plan })
    return registrationStatus(customerOf(ctx), ctx.params.plan)
  }

  async show(ctx: HttpContext) {
    return conditional(ctx, await registrationStatus(customerOf(ctx), ctx.params.plan))
  }
}
