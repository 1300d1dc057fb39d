import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import PayInvoices from '#app/orders/actions/pay_invoices'
import SendCodeForSeveral from '#app/orders/actions/send_code_for_several'
import { factsOfOrders } from '#app/orders/queries/order_details'
import { severalOrders } from '#app/orders/queries/several_orders'
import {
  severalCodeValidator,
  severalValidator,
  startSeveralValidator,
} from '#app/orders/validators/orders'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'
import { asBadRequest } from '../exceptions.js'

/** Several invoices with one code. As for one, a 422 of a POST is a payment's result and nothing else. */
export default class SeveralPaymentsController {
  async show(ctx: HttpContext) {
    const { orderIds } = await ctx.request.validateUsing(severalValidator)
    return conditional(ctx, severalOrders(await factsOfOrders(customerOf(ctx).owner, orderIds)))
  }

  @inject()
  async start(ctx: HttpContext, sendCode: SendCodeForSeveral) {
    const { orderIds, paymentSource: source = 'CREDIT' } = await ctx.request
      .validateUsing(startSeveralValidator)
      .catch(asBadRequest)
    return sendCode.execute({ actor: customerOf(ctx), orderIds, source })
  }

  @inject()
  async verify(ctx: HttpContext, payInvoices: PayInvoices) {
    const body = await ctx.request.validateUsing(severalCodeValidator).catch(asBadRequest)
    return payInvoices.execute({ actor: customerOf(ctx), ...body })
  }
}
