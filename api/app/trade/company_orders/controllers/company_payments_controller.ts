import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { companyOrder } from '#app/trade/company_orders/queries/company_order'
import PayInvoice from '#app/trade/orders/actions/pay_invoice'
import SendPaymentCode from '#app/trade/orders/actions/send_payment_code'
import { asBadRequest } from '#app/trade/orders/exceptions'
import { paymentCodeValidator, startPaymentValidator } from '#app/trade/orders/validators/orders'
import { customerOf } from '#app/platform/audit/actor'

/** As for a person, a 422 is a payment's result; a malformed body is 400. */
export default class CompanyPaymentsController {
  @inject()
  async start(ctx: HttpContext, startPayment: SendPaymentCode) {
    const actor = customerOf(ctx)
    memberOf(actor)
    const { paymentSource: source = 'CREDIT' } = await ctx.request
      .validateUsing(startPaymentValidator)
      .catch(asBadRequest)
    return startPayment.execute({ actor, orderId: ctx.params.id, source })
  }

  @inject()
  async pay(ctx: HttpContext, payInvoice: PayInvoice) {
    const actor = customerOf(ctx)
    memberOf(actor)
    const { otpSecret } = await ctx.request.validateUsing(paymentCodeValidator).catch(asBadRequest)
    await payInvoice.execute({ actor, orderId: ctx.params.id, otpSecret })
    return companyOrder(actor, ctx.params.id)
  }
}
