import type { HttpContext } from '@adonisjs/core/http'
import { registrationOf } from '#app/onboarding/registration/queries/registration_of'
import { visitOf } from '#app/onboarding/registration/queries/visit_of'
import { customerOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'

export default class VisitsController {
  /** Where the owner is asked to come. */
  async show(ctx: HttpContext) {
    const { id } = await registrationOf(customerOf(ctx), ctx.params.plan)
    const visit = await visitOf(id)
    if (!visit) throw new NotFound()
    return visit
  }
}
