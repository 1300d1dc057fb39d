import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { browserRealm } from '#app/people/identity/http/token_answer'
import PayInvoice from '#app/trade/orders/actions/pay_invoice'
import SendPaymentCode from '#app/trade/orders/actions/send_payment_code'
import { paymentCodeValidator, startPaymentValidator } from '#app/trade/orders/validators/orders'
import { customerOf } from '#app/platform/audit/actor'
import { asBadRequest } from '../exceptions.js'

/** Here 422 is a payment's result; a malformed body is 400. api "Person" */
export default class OrderPaymentsController {
  @inject()
  async start(ctx: HttpContext, startPayment: SendPaymentCode) {
    const { paymentSource = 'CREDIT' } = await ctx.request
      .validateUsing(startPaymentValidator)
      .catch(asBadRequest)
    const started = await startPayment.execute({
      actor: customerOf(ctx),
      orderId: ctx.params.id,
      source: paymentSource,
    })
    // Only our own screen gets the details; other clients' answers stay.
    if (browserRealm(ctx)) return started
    return { expirationMillis: started.expirationMillis }
  }

  @inject()
  async verify(ctx: HttpContext, payInvoice: PayInvoice) {
    const { otpSecret } = await ctx.request.validateUsing(paymentCodeValidator).catch(asBadRequest)
    return payInvoice.execute({ actor: customerOf(ctx), orderId: ctx.params.id, otpSecret })
  }
}
