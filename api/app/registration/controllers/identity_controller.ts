import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import SubmitIdentity from '#app/registration/actions/submit_identity'
import { registrationStatus } from '#app/registration/queries/registration_status'
import { identityValidator } from '#app/registration/validators/identity_validator'
import { customerOf } from '#app/shared/actor'

export default class IdentityController {
  @inject()
  async update(ctx: HttpContext, submitIdentity: SubmitIdentity) {
    const customer = customerOf(ctx)
    const identity = await ctx.request.validateUsing(identityValidator)
    await submitIdentity.execute({ actor: customer, plan: ctx.params.plan, identity })
    return registrationStatus(customer, ctx.params.plan)
  }
}
