import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import KeepCreditConsent from '#app/trade/orders/actions/keep_credit_consent'
import { creditConsentOf, creditConsentsOf } from '#app/trade/orders/queries/credit_consent'
import { creditConsentValidator } from '#app/trade/orders/validators/orders'
import { fileOf } from '#app/people/owners/files'
import { customerOf } from '#app/platform/audit/actor'

/** For persons and companies. */
export default class CreditConsentsController {
  async index(ctx: HttpContext) {
    const { owner } = await fileOf(customerOf(ctx), ctx.params.plan)
    return { items: await creditConsentsOf(owner) }
  }

  async show(ctx: HttpContext) {
    const { owner } = await fileOf(customerOf(ctx), ctx.params.plan)
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
