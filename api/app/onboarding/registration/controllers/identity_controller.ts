import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import SubmitIdentity from '#app/onboarding/registration/actions/submit_identity'
import { registrationStatus } from '#app/onboarding/registration/queries/registration_status'
import { identityValidator } from '#app/onboarding/registration/validators/identity_validator'
import { customerOf } from '#app/platform/audit/actor'

export default class IdentityController {
  @inject()
  async update(ctx: HttpContext, submitIdentity: SubmitIdentity) {
    const customer = customerOf(ctx)
    const identity = await ctx.request.validateUsing(identityValidator)
    await submitIdentity.execute({ actor: customer, plan: ctx.params.plan, identity })
    return registrationStatus(customer, ctx.params.plan)
  }
}
