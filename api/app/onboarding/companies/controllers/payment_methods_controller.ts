import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { paymentMethodTypes, type PaymentMethodType } from '#contracts/companies'
import SendMethodCode from '#app/onboarding/companies/actions/send_method_code'
import SetPaymentMethod from '#app/onboarding/companies/actions/set_payment_method'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { consumeSpendingQuota } from '#app/onboarding/companies/http/spending_quota'
import { companySpending } from '#app/onboarding/companies/queries/spending'
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
    const { companyId, memberId } = memberOf(customerOf(ctx))
    return companySpending(companyId, memberId)
  }

  @inject()
  async start(ctx: HttpContext, sendCode: SendMethodCode) {
    const { paymentMethodType } = await ctx.request.validateUsing(paymentMethodValidator)
    return sendCode.execute({ actor: customerOf(ctx), paymentMethodType })
  }

  /** 200 with what is in force, 202 with the change that waits. */
  @inject()
  async update(ctx: HttpContext, setPaymentMethod: SetPaymentMethod) {
    const given = await ctx.request.validateUsing(paymentMethodValidator)
    const actor = customerOf(ctx)
    await consumeSpendingQuota(actor)
    const outcome = await setPaymentMethod.execute({ actor, ...given })
    if (!outcome.isInForce) return ctx.response.status(202).json({ changeId: outcome.changeId })
    return this.show(ctx)
  }
}
