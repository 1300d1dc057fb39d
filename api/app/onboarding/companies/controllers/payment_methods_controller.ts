import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { paymentMethodTypes, type PaymentMethodType } from '#contracts/companies'
import SetPaymentMethod from '#app/onboarding/companies/actions/set_payment_method'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { companyPhases } from '#app/onboarding/companies/queries/company_file'
import { paymentMethodValidator } from '#app/onboarding/companies/validators/company_validators'
import { customerOf } from '#app/platform/audit/actor'

/** How the company that the token speaks for pays. company §2 "Payment method choice" */
export default class PaymentMethodsController {
  async index(ctx: HttpContext) {
    memberOf(customerOf(ctx))
    const items: readonly PaymentMethodType[] = paymentMethodTypes
    return { items }
  }

  async show(ctx: HttpContext) {
    const { companyId } = memberOf(customerOf(ctx))
    const { paymentMethodType } = await companyPhases(companyId)
    return { paymentMethodType }
  }

  @inject()
  async update(ctx: HttpContext, setPaymentMethod: SetPaymentMethod) {
    const given = await ctx.request.validateUsing(paymentMethodValidator)
    await setPaymentMethod.execute({ actor: customerOf(ctx), ...given })
    return this.show(ctx)
  }
}
