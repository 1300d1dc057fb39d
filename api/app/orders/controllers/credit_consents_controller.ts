import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import KeepCreditConsent from '#app/orders/actions/keep_credit_consent'
import { creditConsentOf } from '#app/orders/queries/credit_consent'
import { creditConsentValidator } from '#app/orders/validators/orders'
import { registrationOf } from '#app/registration/queries/registration_of'
import { customerOf } from '#app/shared/actor'

/** Whether a distributor may see what is left of the caller's credit. */
export default class CreditConsentsController {
  async show(ctx: HttpContext) {
    const { owner } = await registrationOf(customerOf(ctx), ctx.params.plan)
    const consent = await creditConsentOf(owner, ctx.params.slug)
    return { isAllowed: consent.isAllowed, because: consent.because }
  }

  @inject()
  async update(ctx: HttpContext, keepCreditConsent: KeepCreditConsent) {
    const { isAllowed } = await ctx.request.validateUsing(creditConsentValidator)
    const { plan, slug } = ctx.params
    return keepCreditConsent.execute({ actor: customerOf(ctx), plan, slug, isAllowed })
  }
}
